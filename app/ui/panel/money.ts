const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** An amount as the panel shows it. */
export function sayCents(cents: number): string {
  return euros.format(cents / 100)
}
