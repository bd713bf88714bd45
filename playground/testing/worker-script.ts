/** For scripts of `inBrowser`: calls of the playground's worker that runs designs, without the page around it. */
export const workerScript = `
const worker = new Worker('/playground/core/run.js', { type: 'module' });
let calls = 0;
const call = (name, argument) => new Promise((resolve, reject) => {
  const id = calls++;
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.addEventListener('message', ({ data }) => {
    if (data.id !== id || 'progress' in data) return;
    if ('error' in data) reject(new Error(data.error));
    else resolve(data.result);
  });
  worker.postMessage({ id, name, argument });
});
const example = async (name) => (await fetch('/playground/examples/' + name + '.json')).json();
`;
