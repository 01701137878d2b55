import type { MailKind } from '#app/models/audience/mail-kind.ts'
import type { WriteMail } from './mail-words.ts'

const later = 'Nous vous dirons le jour et l’heure à cette adresse.'

/** The mails around a registration; the one to whoever registered carries no word of theirs, for anyone can ask for it. */
export const registrationMails = {
  registration_received: ({ title = '', date = '', places = '1', name = '', message = '', ...params }) => ({
    subject: [`Une inscription${name ? ` de ${name}` : ''}`, title].filter(Boolean).join(' : '),
    title: title || 'Une inscription',
    paragraphs: [
      `${name || 'Quelqu’un'} prend ${places === '1' ? 'une place' : `${places} places`}${date ? `, ${date}` : ''}.`,
      ...message.split(/[\r\n]+/),
      [params.email, params.phone].filter(Boolean).join(', '),
      sayLeft(params.left ?? ''),
    ].filter(Boolean),
    notes: [
      'Répondez à ce courriel : votre réponse part directement à la personne inscrite.',
      params.until
        ? `Elle a jusqu’au ${params.until} pour confirmer par courriel ; sans cela, ses places se libèrent.`
        : 'Elle a reçu sa confirmation.',
    ],
  }),
  registration_confirmed: ({ title = '', date = '', places = '1', path = '/', until = '', where, appointment }, { name }) => {
    const meeting = [date ? sayMeeting(date, where) : later, ...sayFile(appointment)]
    if (until) {
      return {
        ...askToConfirm({ title, places, path, until }, name, meeting),
        notes: ['Si vous ne vous êtes pas inscrit, ne faites rien : ces places se libèrent d’elles-mêmes.'],
      }
    }
    return {
      subject: `${sayKept(places)} : ${title}`,
      title: sayKept(places),
      paragraphs: [
        `${sayPlaces(places)} à votre nom chez ${name} : ${title}.`,
        ...meeting,
        'Un empêchement ? Annulez en deux gestes : quelqu’un d’autre viendra à votre place.',
      ],
      button: { label: 'Annuler mon inscription', path },
      notes: ['Si vous ne vous êtes pas inscrit, annulez par ce bouton ou ne faites rien.'],
    }
  },
  registration_lapsed: (params, { name }) => sayLapsed(params, name, 'Si vous ne vous êtes pas inscrit, ne faites rien.'),
  registration_changed: ({ title = '', date = '', places = '1', where, appointment }, { name }) => ({
    subject: `Du nouveau : ${title}`,
    title: 'Votre rendez-vous a changé',
    paragraphs: [
      `« ${title} », chez ${name}, a changé ; ${places === '1' ? 'votre place reste gardée' : `vos ${places} places restent gardées`}.`,
      date ? sayMeeting(date, where) : later,
      ...(appointment ? ['Le fichier joint met votre agenda à jour.'] : []),
      'Un empêchement ? Le lien de notre premier message permet toujours d’y renoncer.',
    ],
    notes: ['Une question ? Répondez à ce courriel.'],
  }),
  registration_cancelled: ({ title = '', date = '', only = '', appointment }, { name }) => ({
    subject: `C’est annulé : ${title}`,
    title: 'Votre inscription est annulée',
    paragraphs: [
      only
        ? `Votre inscription à « ${title} », chez ${name}, est annulée.`
        : `Nous sommes désolés : « ${title} », chez ${name}, n’aura pas lieu.`,
      date ? `Ne vous déplacez pas le ${date} : votre inscription est annulée.` : 'Votre inscription est annulée.',
      ...sayGone(appointment),
      'Vous n’avez rien à faire.',
    ],
    notes: ['Une question ? Répondez à ce courriel.'],
  }),
  booking_confirmed: ({ title = '', date = '', places = '1', path = '/', until = '', where, call, appointment }, { name }) => {
    const meeting = [sayMeeting(date, where), ...sayFile(appointment)]
    const ask = `Une question ? Répondez à ce courriel${call ? `, ou appelez le ${call}` : ''}.`
    if (until) {
      return {
        ...askToConfirm({ title, places, path, until }, name, [...meeting, ask]),
        notes: ['Si vous n’avez rien réservé, ne faites rien : ces places se libèrent d’elles-mêmes.'],
      }
    }
    return {
      subject: `${sayKept(places)} : ${title}`,
      title: sayKept(places),
      paragraphs: [
        `${sayPlaces(places)} pour vous chez ${name} : ${title}.`,
        ...meeting,
        `Un empêchement ? Rendez vos places en deux gestes : quelqu’un d’autre viendra. ${ask}`,
      ],
      button: { label: 'Rendre mes places', path },
      notes: ['Si vous n’avez rien réservé, rendez ces places par ce bouton, ou dites-le nous en répondant à ce courriel.'],
    }
  },
  booking_lapsed: (params, { name }) => sayLapsed(params, name, 'Si vous n’avez rien réservé, ne faites rien.'),
  booking_cancelled: ({ title = '', date = '', appointment }, { name }) => ({
    subject: `C’est annulé : ${title}`,
    title: 'Votre réservation est annulée',
    paragraphs: [
      `Votre réservation chez ${name} est annulée : ${title}.`,
      `Ne vous déplacez pas le ${date}.`,
      ...sayGone(appointment),
      'Vous n’avez rien à faire.',
    ],
    notes: ['Une question ? Répondez à ce courriel.'],
  }),
} satisfies Partial<Record<MailKind, WriteMail>>

type ConfirmMail = { title: string; places: string; path: string; until: string }

/** What a mail says first that asks whoever took places to confirm them. */
function askToConfirm({ title, places, path, until }: ConfirmMail, name: string, meeting: string[]) {
  const [isOne, what] = places === '1' ? [true, 'votre place'] : [false, 'vos places']
  return {
    subject: `Confirmez ${what} : ${title}`,
    title: `Confirmez ${what}`,
    paragraphs: [
      `${isOne ? 'Une place vous est gardée' : `${places} places vous sont gardées`} chez ${name} jusqu’au ${until} : ${title}.`,
      isOne
        ? 'Confirmez-la dès maintenant, en deux gestes ; sans cela, elle sera pour quelqu’un d’autre, à ce moment-là au plus tard.'
        : 'Confirmez-les dès maintenant, en deux gestes ; sans cela, elles seront pour d’autres, à ce moment-là au plus tard.',
      ...meeting,
      'Un empêchement ? La même page permet d’y renoncer.',
    ],
    button: { label: isOne ? 'Confirmer ma place' : 'Confirmer mes places', path },
  }
}

/** What is told of places that nobody confirmed, in time or before others of their share, and how they are taken again. */
function sayLapsed(
  { title = '', date = '', places = '1', path = '/', why = 'TIME' }: Record<string, string>,
  name: string,
  notYou: string,
) {
  const isOne = places === '1'
  const gone = isOne ? 'Votre place n’est plus gardée' : 'Vos places ne sont plus gardées'
  return {
    subject: `${gone} : ${title}`,
    title: gone,
    paragraphs: [
      `C’était chez ${name} : ${title}${date ? `, le ${date}` : ''}.`,
      why === 'SHARE' ? sayPassed(isOne) : sayTooLate(isOne),
      isOne
        ? 'Vous venez toujours ? Reprenez-la en deux gestes, tant qu’il en reste une.'
        : 'Vous venez toujours ? Reprenez-les en deux gestes, tant qu’il en reste.',
      ...(why === 'SHARE' ? ['Si cela ne se peut plus en ligne, écrivez-nous : nous chercherons une solution.'] : []),
    ],
    button: { label: isOne ? 'Reprendre ma place' : 'Reprendre mes places', path },
    notes: [notYou],
  }
}

function sayTooLate(isOne: boolean): string {
  return isOne
    ? 'Elle n’a pas été confirmée à temps : elle est de nouveau libre.'
    : 'Elles n’ont pas été confirmées à temps : elles sont de nouveau libres.'
}

function sayPassed(isOne: boolean): string {
  const since = 'et d’autres l’ont été entre-temps depuis le même réseau ou avec la même adresse e-mail'
  return isOne ? `Elle n’était pas encore confirmée, ${since}.` : `Elles n’étaient pas encore confirmées, ${since}.`
}

function sayLeft(left: string): string {
  if (left === '') return ''
  return left === '0' ? 'C’est complet.' : `Places encore libres : ${left}.`
}

function sayKept(places: string): string {
  return places === '1' ? 'Votre place est gardée' : 'Vos places sont gardées'
}

function sayPlaces(places: string): string {
  return places === '1' ? 'Une place est gardée' : `${places} places sont gardées`
}

function sayMeeting(date: string, where = ''): string {
  return `Rendez-vous le ${date}${where ? `, ${where}` : ''}.`
}

function sayFile(appointment: string | undefined): string[] {
  return appointment ? ['Le fichier joint ajoute ce rendez-vous à votre agenda.'] : []
}

function sayGone(appointment: string | undefined): string[] {
  return appointment ? ['Le fichier joint le retire de votre agenda.'] : []
}
