/** An address of the house. */
export type AddressView = {
  id: string
  name: string
  lines: string[]
  phone: string
  email: string
  position?: { lat: number; lng: number } | undefined
}
