// Runs a Python script in Pyodide, with a folder mounted as /work: node pyodide.mjs PYODIDE_FOLDER WORK_FOLDER SCRIPT
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, work, script] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(`${folder}/pyodide.mjs`).href
);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/work", work);
pyodide.runPython(await readFile(script, "utf8"));
