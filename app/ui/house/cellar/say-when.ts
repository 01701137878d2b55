/** When a page was read: the hour, and the day where it is not today. */
export function sayWhen(at: number): string {
  const hour = new Date(at).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' })
  if (new Date(at).toDateString() === new Date().toDateString()) return `à ${hour}`
  return `le ${new Date(at).toLocaleDateString('fr-FR', { day: 'numeric', month: 'long' })} à ${hour}`
}
