/** Says beside a field what is wrong with it. */
export function sayBeside(field: HTMLElement, sentence: string): void {
  unsay(field)
  const fault = document.createElement('p')
  fault.className = 'field-fault'
  fault.id = `p-${field.id}`
  fault.textContent = sentence
  fault.setAttribute('role', 'alert')
  field.after(fault)
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', [fault.id, field.getAttribute('aria-describedby')].filter(Boolean).join(' '))
}

/** Nothing is wrong with it any more. */
export function unsay(field: HTMLElement): void {
  const fault = document.getElementById(`p-${field.id}`)
  if (!fault) return
  fault.remove()
  field.removeAttribute('aria-invalid')
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== fault.id)
  if (others.join('')) field.setAttribute('aria-describedby', others.join(' '))
  else field.removeAttribute('aria-describedby')
}
