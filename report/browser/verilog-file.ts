/** The script of the page of one Verilog file: the text is copied at the press of a button. */
const button = document.querySelector<HTMLButtonElement>('.copy')!;
const code = document.querySelector('code')!;
button.hidden = false;
button.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    button.textContent = 'Selected';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1500);
});

// A module, so that its names are its own.
export {};
