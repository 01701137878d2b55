/** The calendars of the demo estate. */
export function demoCalendars(now: Date) {
  return [
    {
      id: 'visites',
      title: 'Visites et dégustations de groupe',
      description: 'Deux heures à la cave et à table, avec l’un de nous. Vingt-quatre personnes par jour au plus.',
      form: 'visite',
      weekdays: '[4,5,6]',
      closed_days: '[]',
      opens_on_holidays: 0 as const,
      lead_days: 3,
      horizon_days: 120,
      capacity: 24,
      is_valid: 1 as const,
      updated_at: now.toISOString(),
    },
  ]
}
