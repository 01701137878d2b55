/** Has the buttons beside a number count it up and down, never below its least. */
export function runSteppers(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-step]') : null
    const field = button?.parentElement?.querySelector('input')
    if (!button || !field) return
    const next = (Number(field.value) || 0) + Number(button.dataset.step)
    field.value = String(Math.min(Math.max(next, Number(field.min)), Number(field.max)))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
