// The operations of the API, from openapi.json.
"use strict";

function add(parent, tag, text, kind) {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  if (kind) element.className = kind;
  parent.append(element);
  return element;
}

// Replace references by the schemas they name, except inside themselves.
function resolve(api, schema, parents = []) {
  if (Array.isArray(schema)) return schema.map((part) => resolve(api, part, parents));
  if (schema === null || typeof schema !== "object") return schema;
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    if (parents.includes(name)) return name;
    return resolve(api, api.components.schemas[name], [...parents, name]);
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolve(api, value, parents)]));
}

function schemas(api, content) {
  return Object.values(content || {}).map((media) => JSON.stringify(resolve(api, media.schema), null, 2));
}

function show(api, parent, method, path, operation) {
  const box = add(parent, "details");
  const head = add(box, "summary");
  add(head, "code", method.toUpperCase(), "method");
  add(head, "code", path);
  add(head, "span", operation.summary, "summary");
  if (operation.description) add(box, "p", operation.description);
  for (const parameter of operation.parameters || []) {
    const line = add(box, "p");
    add(line, "code", parameter.name);
    add(line, "span", `in the ${parameter.in}${parameter.required ? "" : ", optional"}. ${parameter.description || ""}`, "summary");
  }
  if (operation.requestBody) {
    add(box, "h2", "Request");
    schemas(api, operation.requestBody.content).forEach((text) => add(box, "pre", text));
  }
  for (const [status, response] of Object.entries(operation.responses || {})) {
    add(box, "h2", `${status}: ${response.description}`);
    schemas(api, response.content).forEach((text) => add(box, "pre", text));
  }
}

async function start() {
  const api = await (await fetch("/docs/openapi.json")).json();
  const parent = document.getElementById("operations");
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) show(api, parent, method, path, operation);
  }
}

start();
