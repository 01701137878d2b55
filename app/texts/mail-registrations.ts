import type { MailKind } from '#app/models/mail-kind.ts'
import type { WriteMail } from './mail.ts'

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
    notes: ['Répondez à ce courriel : votre réponse part directement à la personne inscrite. Elle a reçu sa confirmation.'],
  }),
  registration_confirmed: ({ title = '', date = '', places = '1', path = '/', where, appointment }, { name }) => ({
    subject: `${sayKept(places)} : ${title}`,
    title: sayKept(places),
    paragraphs: [
      `${sayPlaces(places)} à votre nom chez ${name} : ${title}.`,
      date ? sayMeeting(date, where) : later,
      ...sayFile(appointment),
      'Un empêchement ? Annulez en deux gestes : quelqu’un d’autre viendra à votre place.',
    ],
    button: { label: 'Annuler mon inscription', path },
    notes: ['Si vous ne vous êtes pas inscrit, annulez par ce bouton ou ne faites rien.'],
  }),
  registration_changed: ({ title = '', date = '', places = '1', where, appointment }, { name }) => ({
    subject: `Du nouveau : ${title}`,
    title: 'Votre rendez-vous a changé',
    paragraphs: [
      `« ${title} », chez ${name}, a changé ; ${places === '1' ? 'votre place reste gardée' : `vos ${places} places restent gardées`}.`,
      date ? sayMeeting(date, where) : later,
      ...(appointment ? ['Le fichier joint met votre agenda à jour.'] : []),
      'Un empêchement ? Le lien de votre confirmation annule toujours votre inscription.',
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
  booking_confirmed: ({ title = '', date = '', places = '1', where, call, appointment }, { name }) => ({
    subject: `${sayKept(places)} : ${title}`,
    title: sayKept(places),
    paragraphs: [
      `${sayPlaces(places)} pour vous chez ${name} : ${title}.`,
      sayMeeting(date, where),
      ...sayFile(appointment),
      `Un empêchement, une question ? Répondez à ce courriel${call ? `, ou appelez le ${call}` : ''} : quelqu’un d’autre viendra à votre place.`,
    ],
    notes: ['Si vous n’avez rien réservé, dites-le nous en répondant à ce courriel.'],
  }),
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
