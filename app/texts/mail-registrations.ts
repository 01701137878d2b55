import type { MailKind } from '#app/models/mail-kind.ts'
import type { WriteMail } from './mail.ts'

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
  registration_confirmed: ({ title = '', date = '', places = '1', path = '/' }, { name }) => ({
    subject: `Votre place est gardée : ${title}`,
    title: places === '1' ? 'Votre place est gardée' : 'Vos places sont gardées',
    paragraphs: [
      `${places === '1' ? 'Une place est gardée' : `${places} places sont gardées`} à votre nom chez ${name} : ${title}.`,
      date ? `Rendez-vous le ${date}.` : 'Nous vous dirons le jour et l’heure à cette adresse.',
      'Un empêchement ? Annulez en deux gestes : quelqu’un d’autre viendra à votre place.',
    ],
    button: { label: 'Annuler mon inscription', path },
    notes: ['Si vous ne vous êtes pas inscrit, annulez par ce bouton ou ne faites rien.'],
  }),
  registration_cancelled: ({ title = '', date = '' }, { name }) => ({
    subject: `C’est annulé : ${title}`,
    title: 'Votre inscription est annulée',
    paragraphs: [
      `Nous sommes désolés : « ${title} », chez ${name}, n’aura pas lieu.`,
      date ? `Ne vous déplacez pas le ${date} : votre inscription est annulée.` : 'Votre inscription est annulée.',
      'Vous n’avez rien à faire.',
    ],
    notes: ['Une question ? Répondez à ce courriel.'],
  }),
} satisfies Partial<Record<MailKind, WriteMail>>

function sayLeft(left: string): string {
  if (left === '') return ''
  return left === '0' ? 'C’est complet.' : `Places encore libres : ${left}.`
}
