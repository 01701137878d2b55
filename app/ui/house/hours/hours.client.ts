/** What a day is like is filled in at once, and can then be changed; where the other day is on another screen, the server knows it. */
document.addEventListener('change', ({ target }) => {
  const day = target instanceof HTMLSelectElement ? target.closest('[data-day]') : null
  if (!(target instanceof HTMLSelectElement) || !day || target.value === '') return
  const other = document.querySelector(`[data-day="${target.dataset[target.value]}"]`)
  if (target.value !== 'ferme' && !other) return
  const from = target.value === 'ferme' ? [] : fieldsOf(other)
  for (const [place, field] of fieldsOf(day).entries()) field.value = from[place]?.value ?? ''
  target.value = ''
})

function fieldsOf(day: Element | null): HTMLInputElement[] {
  return [...(day?.querySelectorAll('input') ?? [])]
}
