/** A postal code as it is compared: in capitals, without the spaces that some write in it. */
export function barePostalCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}
