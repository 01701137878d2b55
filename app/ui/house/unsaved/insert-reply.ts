/** Puts a ready reply behind what is written already, without leaving the page. */
export function insertReplies(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-insert]') : null
    const field = button?.form?.querySelector('textarea')
    if (!button || !field) return
    event.preventDefault()
    field.value = [field.value.trimEnd(), button.dataset.insert].filter(Boolean).join('\n\n')
    field.focus()
  })
}
