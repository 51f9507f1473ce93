// The list of what one can ask for, from openapi.json.
"use strict";

function add(parent, tag, text, kind) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  if (kind) made.className = kind;
  parent.append(made);
  return made;
}

// Shapes that are only named are written out, once on every way down.
function written(api, shape, on_the_way = []) {
  if (Array.isArray(shape)) return shape.map((part) => written(api, part, on_the_way));
  if (shape === null || typeof shape !== "object") return shape;
  if (shape.$ref) {
    const name = shape.$ref.split("/").pop();
    if (on_the_way.includes(name)) return name;
    return written(api, api.components.schemas[name], [...on_the_way, name]);
  }
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, written(api, value, on_the_way)]));
}

function shapes(api, content) {
  return Object.values(content || {}).map((one) => JSON.stringify(written(api, one.schema), null, 2));
}

function show(api, parent, method, path, operation) {
  const box = add(parent, "details");
  const head = add(box, "summary");
  add(head, "code", method.toUpperCase(), "method");
  add(head, "code", path);
  add(head, "span", operation.summary, "says");
  if (operation.description) add(box, "p", operation.description);
  for (const given of operation.parameters || []) {
    const line = add(box, "p");
    add(line, "code", given.name);
    add(line, "span", `in the ${given.in}${given.required ? "" : ", optional"}. ${given.description || ""}`, "says");
  }
  if (operation.requestBody) {
    add(box, "h2", "Send");
    shapes(api, operation.requestBody.content).forEach((text) => add(box, "pre", text));
  }
  for (const [status, answer] of Object.entries(operation.responses || {})) {
    add(box, "h2", `${status}: ${answer.description}`);
    shapes(api, answer.content).forEach((text) => add(box, "pre", text));
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
