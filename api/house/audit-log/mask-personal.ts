const address = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g
const account = /\b[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{2,4}){3,9}\b/g
const number = /\+?\d(?:[ ().-]?\d){8,14}/g

/** A text without what looks like somebody's e-mail address, telephone number or bank account. */
export function maskPersonal(text: string): string {
  return text.replaceAll(address, '[adresse]').replaceAll(account, '[compte]').replaceAll(number, '[numéro]')
}
