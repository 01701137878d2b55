/** The calendar of days that may be booked; rendered on the server alone. */
export const calendarTexts = {
  title: 'Nos dates',
  pageTitle: (name: string) => `Nos dates · ${name}`,
  description: (name: string) => `Les jours où ${name} vous reçoit, mois par mois.`,
  none: 'Aucun calendrier n’est ouvert pour l’instant.',
  which: 'Calendriers',
  months: 'Changer de mois',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  free: 'libre',
  book: 'réserver',
  noDay: 'Plus de date libre ce mois-ci : voyez le mois suivant.',
  legend: 'Les jours marqués sont libres.',
  feed: 'Suivre ces dates dans mon agenda',
  see: 'Voir les dates libres',
  dayNames: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  opensOn: (days: string) => `Nous vous recevons le ${days}.`,
  ahead: (days: number) => (days > 1 ? `Réservez au moins ${days} jours à l’avance.` : 'Réservez au moins la veille.'),
  feedTitle: (title: string) => `${title} : date libre`,
} as const

/** The pages that the mail about a booked day opens. */
export const bookingTexts = {
  confirm: {
    title: 'Confirmer votre réservation',
    lead: 'Un dernier geste, et vos places sont à vous.',
    submit: 'Confirmer mes places',
  },
  giveBack: 'Vous ne venez pas ? Rendez vos places.',
  cancel: {
    title: 'Rendre vos places',
    lead: 'Quelqu’un d’autre viendra à votre place. Ce geste ne se défait pas.',
    submit: 'Rendre mes places',
  },
} as const

/** When a calendar is open, in words. */
export function sayRules({ weekdays, leadDays }: { weekdays: readonly number[]; leadDays: number }): string {
  const names = [...weekdays].sort((a, b) => a - b).map((day) => calendarTexts.dayNames[day - 1] ?? '')
  const days = names.length > 1 ? `${names.slice(0, -1).join(', le ')} et le ${names.at(-1)}` : (names[0] ?? '')
  return [days && calendarTexts.opensOn(days), leadDays > 0 && calendarTexts.ahead(leadDays)].filter(Boolean).join(' ')
}
