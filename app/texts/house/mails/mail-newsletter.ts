import type { MailKind } from '#app/models/audience/mail-kind.ts'
import type { WriteMail } from './mail-words.ts'

const wayOut = 'Le même lien arrête tout, à tout moment ; le bouton « se désabonner » de votre messagerie aussi.'

/** The mails around the letters of the house; none carries a word that a stranger typed. */
export const newsletterMails = {
  newsletter_confirm: ({ path = '/' }, { name }) => ({
    subject: `Confirmez votre inscription à la lettre de ${name}`,
    title: 'Plus qu’un geste',
    paragraphs: [`Vous avez demandé à recevoir la lettre de ${name}. Confirmez que cette adresse est bien la vôtre.`],
    button: { label: 'Confirmer mon inscription', path },
    notes: [
      'Ce lien vaut sept jours.',
      'Si vous n’avez rien demandé, ne faites rien : sans ce lien, vous ne recevrez aucune lettre.',
    ],
  }),
  newsletter_known: ({ path = '/' }, { name }) => ({
    subject: `Vous recevez déjà la lettre de ${name}`,
    title: 'Vous êtes déjà inscrit',
    paragraphs: [
      `Quelqu’un, sans doute vous, a demandé la lettre de ${name} pour cette adresse. Vous la recevez déjà.`,
      'Ce bouton mène au choix de ce que vous recevez.',
    ],
    button: { label: 'Choisir mes lettres', path },
    notes: [wayOut],
  }),
  newsletter_welcome: ({ path = '/' }, { name }) => ({
    subject: `Bienvenue parmi les lecteurs de ${name}`,
    title: 'C’est noté',
    paragraphs: [
      `Merci : la prochaine lettre de ${name} arrivera à cette adresse.`,
      'Ce bouton mène au choix de ce que vous recevez.',
    ],
    button: { label: 'Choisir mes lettres', path },
    notes: [wayOut],
  }),
} satisfies Partial<Record<MailKind, WriteMail>>
