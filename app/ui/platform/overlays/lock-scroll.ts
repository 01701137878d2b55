const locking = 'dialog[data-locks]:modal'

/** Keeps the page behind a window still while one is open that asks for it. */
export function lockScroll(dialog: HTMLDialogElement): void {
  const look = () => document.documentElement.toggleAttribute('data-locked', document.querySelector(locking) !== null)
  dialog.addEventListener('close', look)
  look()
}
