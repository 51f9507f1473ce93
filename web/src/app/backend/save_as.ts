/** Let the browser save what a URL returns as a file; without a name, the server names it. */
export function saveUrl(url: string, name = "") {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

/** Let the browser save a text as a file. */
export function saveText(text: string, name: string, type = "text/plain") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveUrl(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // some browsers read it only after asking where to save
}
