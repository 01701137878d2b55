import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayHour } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'

type Days = { from: string; to: string }

const day = formatOf({ weekday: 'long', day: 'numeric' })
const month = formatOf({ month: 'long' })

/** Promised days as they are said: `mercredi 3 décembre`, `entre mercredi 3 et vendredi 5 décembre`. */
export function sayPromisedDays({ from, to }: Days): string {
  if (from === to) return sayDayOf(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `entre ${sayWeekday(from)} et ${sayDayOf(to)}`
  // At the turn of the year both have to be told.
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  return `entre ${sayDayOf(from)}${year} et ${sayDayOf(to)}${year && ` ${to.slice(0, 4)}`}`
}

/** A day that is near enough to need no year: `mercredi 3 décembre`. */
export function sayDayOf(on: string): string {
  return `${sayWeekday(on)}\u00a0${month(on)}`
}

/** Until when one has to act: `jeudi 26 novembre à 12 h`. */
export function sayLimit(moment: string): string {
  return `${sayDayOf(parisDay(new Date(moment)))} à ${sayHour(moment)}`
}

/** What is said of the days on which a parcel comes. */
export const promiseTexts = {
  home: (days: string) => `Chez vous ${days}`,
  point: (days: string) => `Au point de retrait ${days}`,
  /** At the counter, `au caveau`, from a day on. */
  collect: ({ counter }: GoodsWords, day: string) => `${capitalise(counter)} dès ${day}`,
  /** Of a page that knows no address. */
  elsewhere: 'Livraison hors de métropole : les jours',
  unsaid: 'sans date annoncée, trente jours au plus (article L216-1 du code de la consommation)',
  mainland: (limit: string) => `en France métropolitaine, commandé avant ${limit}`,
  ifPaid: (limit: string) => `si votre paiement nous parvient avant ${limit} ; après, la date vous est donnée dès qu’il arrive`,
  ifConfirmed: (limit: string) => `si vous confirmez avant ${limit}`,
  /** Its money did not come in time for the days that were told. */
  later: 'La date de livraison vous est donnée dès que votre paiement arrive.',
  /** The law's own term, where no day was promised (code de la consommation, L216-1). */
  legal:
    'Sans date annoncée, votre commande vous parvient sans retard, au plus tard trente jours après son enregistrement (article L216-1 du code de la consommation)',
  laterConfirmed: 'La date de livraison vous est donnée dès que vous confirmez votre commande.',
  overdue: {
    title: 'Votre commande devrait être là',
    sent: (day: string) => `Elle était promise pour le ${day} au plus tard. Vous ne l’avez pas reçue ?`,
    kept: (day: string) => `Elle était promise pour le ${day} au plus tard, et elle n’est pas encore partie.`,
    legalSent: (day: string) => `La loi nous laissait jusqu’au ${day} pour la livrer. Vous ne l’avez pas reçue ?`,
    legalKept: (day: string) => `La loi nous laissait jusqu’au ${day} pour la livrer, et elle n’est pas encore partie.`,
    rights:
      'Dites-le-nous : nous la retrouvons, nous la renvoyons ou nous vous remboursons. Si nous ne livrons pas dans le délai raisonnable que vous nous laissez alors, vous pouvez annuler l’achat (article L216-6 du code de la consommation).',
    claim: 'Signaler le retard',
  },
} as const

/** On which days what a carrier brings would come; empty where nobody can say. */
export function sayArrivalBy(deliveryType: 'DELIVERY' | 'PICKUP', promise: Days | null): string {
  if (!promise) return ''
  const days = sayPromisedDays(promise)
  return deliveryType === 'PICKUP' ? promiseTexts.point(days) : promiseTexts.home(days)
}

function sayWeekday(on: string): string {
  return day(on).replace(/(?<= )1$/, '1er')
}

function formatOf(parts: Intl.DateTimeFormatOptions): (on: string) => string {
  const format = new Intl.DateTimeFormat('fr-FR', { ...parts, timeZone: 'UTC' })
  return (on) => format.format(new Date(`${on}T12:00:00Z`))
}
