import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { afterSaleMails } from './mail-after-sale.ts'
import { writeBooksClosed } from './mail-books.ts'
import { messageMails } from './mail-messages.ts'
import { newsletterMails } from './mail-newsletter.ts'
import { orderMails } from './mail-orders.ts'
import { registrationMails } from './mail-registrations.ts'
import { writeStockBack } from './mail-stock.ts'
import type { MailSite, MailWords, WriteMail } from './mail-words.ts'

/** Every kind of mail whose words are the program's own. */
export type WrittenMail = Exclude<MailKind, 'letter'>

const notYou = 'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : sans ce lien, rien ne change.'

const securityChanges: Record<string, string> = {
  app_added: 'Une application de codes vient d’être activée',
  app_removed: 'L’application de codes vient d’être désactivée',
  passkey_added: 'Une clé d’accès vient d’être ajoutée',
  passkey_removed: 'Une clé d’accès vient d’être retirée',
}

const removedWays: Record<string, string> = {
  passkey: 'les clés d’accès',
  app: 'l’application de codes avec ses codes de secours',
  api_key: 'les clés pour programmes',
  invitation: 'les invitations encore sans réponse',
}

/** To the mailbox that an account had until lately: it opens the account no more, but can take the change back. */
function tellFormerMailbox(date: string, name: string): MailWords {
  return {
    subject: `Votre compte chez ${name} sera supprimé le ${date}`,
    title: 'Une suppression est demandée',
    paragraphs: [
      `La suppression de votre compte chez ${name} vient d’être demandée : il sera supprimé le ${date}, avec les données qui s’y rattachent. Nous vous écrivons aussi ici, parce que son adresse a changé il y a peu.`,
      'Si c’était vous, tout est en ordre.',
    ],
    notes: [
      `Si ce n’était pas vous, retrouvez notre message « L’adresse de votre compte a changé chez ${name} » : son bouton remet cette adresse-ci et annule la suppression. Il vaut sept jours à partir du changement.`,
    ],
  }
}

/** What one mail tells the house of where there were too many for one each. */
const moreOf: Record<string, string> = {
  orders: 'commandes',
  messages: 'messages',
  forms: 'réponses à vos formulaires',
  comments: 'commentaires de vos articles',
  registrations: 'inscriptions',
  rights: 'demandes sur les données personnelles',
}

const allOf = new Intl.ListFormat('fr', { type: 'conjunction' })

function sayRemoved(removed: string): string {
  return allOf.format(removed.split(',').flatMap((way) => removedWays[way] ?? []))
}

/** What a thief did in the panel is not told from what its owner did there: they look for themselves. */
const lookAtJournal = (origin: string) =>
  `Depuis, ce compte a aussi servi dans l’administration du site. Ce qui s’y est fait reste en place : une invitation déjà acceptée, un rôle, un réglage, un envoi vers un autre programme. Regardez aussi le journal : ${origin}${addresses.panelJournal}`

const kinds: Record<WrittenMail, WriteMail> = {
  confirm_account: ({ path = '/' }, { name }) => ({
    subject: `Confirmez votre adresse pour ouvrir votre compte chez ${name}`,
    title: 'Plus qu’un geste',
    paragraphs: [
      `Merci d’avoir choisi d’ouvrir un compte chez ${name}.`,
      'Confirmez que cette adresse est bien la vôtre : vous pourrez alors vous connecter.',
    ],
    button: { label: 'Confirmer mon adresse', path },
    notes: ['Ce lien vaut vingt-quatre heures.', notYou],
  }),
  account_exists: ({ path = addresses.logIn }, { name }) => ({
    subject: `Vous avez déjà un compte chez ${name}`,
    title: 'Vous êtes déjà des nôtres',
    paragraphs: [
      `Quelqu’un, sans doute vous, a voulu ouvrir un compte chez ${name} avec cette adresse. Il en existe déjà un : connectez-vous.`,
      'Mot de passe oublié ? La page de connexion permet d’en choisir un autre.',
    ],
    button: { label: 'Me connecter', path },
    notes: ['Si ce n’était pas vous, ne faites rien : votre compte n’a pas changé.'],
  }),
  reset_password: ({ path = addresses.askReset }, { name }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${name}`,
    title: 'Un nouveau mot de passe',
    paragraphs: [
      `Vous avez demandé à remplacer le mot de passe de votre compte chez ${name}.`,
      'Le bouton ci-dessous mène à la page où vous choisirez le nouveau. Toutes vos sessions ouvertes seront fermées.',
    ],
    button: { label: 'Choisir un mot de passe', path },
    notes: ['Ce lien vaut trente minutes et ne sert qu’une fois.', notYou],
  }),
  password_changed: (_params, { name }) => ({
    subject: `Votre mot de passe a changé chez ${name}`,
    title: 'Mot de passe changé',
    paragraphs: [`Le mot de passe de votre compte chez ${name} vient d’être remplacé.`, 'Si c’était vous, tout est en ordre.'],
    button: { label: 'Ce n’était pas moi', path: addresses.askReset },
    notes: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.'],
  }),
  security_changed: ({ change = '' }, { name }) => ({
    subject: `La double authentification de votre compte a changé chez ${name}`,
    title: 'Sécurité du compte',
    paragraphs: [
      `${securityChanges[change] ?? 'Un réglage a changé'} sur votre compte chez ${name}. Vos autres sessions ont été fermées.`,
      'Si c’était vous, tout est en ordre.',
    ],
    button: { label: 'Ce n’était pas moi', path: addresses.askReset },
    notes: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.'],
  }),
  wrong_codes: (_params, { name }) => ({
    subject: `Des codes faux ont été essayés sur votre compte chez ${name}`,
    title: 'Votre compte est resté fermé',
    paragraphs: [
      `Quelqu’un a saisi le bon mot de passe de votre compte chez ${name}, puis plusieurs codes qui n’étaient pas les bons. La double authentification a tenu.`,
      'Si c’était vous, tout est en ordre : vérifiez l’heure de votre téléphone, ou prenez un code de secours.',
    ],
    button: { label: 'Choisir un autre mot de passe', path: addresses.askReset },
    notes: [
      'Si ce n’était pas vous, votre mot de passe est connu de quelqu’un d’autre : remplacez-le, ici et partout où vous l’utilisez.',
    ],
  }),
  new_login: ({ path = '/', at = '' }, { name }) => ({
    subject: `Une nouvelle connexion à votre compte chez ${name}`,
    title: 'Nouvelle connexion',
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte chez ${name} ${at && `le ${sayLongMoment(at)} `}depuis un appareil que nous ne connaissions pas.`,
      'Si c’était vous, tout est en ordre.',
    ],
    button: { label: 'Ce n’était pas moi', path },
    notes: [
      'Le bouton ferme cette connexion et toutes les autres, retire les clés, l’application de codes et les invitations ajoutées depuis, annule une suppression prévue du compte, puis vous fait choisir un autre mot de passe. Il vaut sept jours.',
    ],
  }),
  login_ended: ({ removed, kept, acted }, { name, origin }) => ({
    subject: `Votre compte chez ${name} est refermé`,
    title: 'Votre compte est refermé',
    paragraphs: [
      `Vous nous avez dit que quelqu’un d’autre était entré dans votre compte chez ${name} : toutes les connexions sont fermées, et l’ancien mot de passe ne sert plus.`,
      ...(removed
        ? [
            `Nous avons aussi retiré ce qui avait été ajouté depuis : ${sayRemoved(removed)}. Ce que vous aviez avant reste en place.`,
          ]
        : []),
      ...(kept ? ['La suppression de votre compte, qui était prévue, est annulée : rien n’a été effacé.'] : []),
      ...(acted ? [lookAtJournal(origin)] : []),
    ],
    button: { label: 'Choisir un mot de passe', path: addresses.askReset },
    notes: ['Si cela venait de vous, refaites-le une fois connecté.'],
  }),
  confirm_email: ({ path = '/' }, { name }) => ({
    subject: `Confirmez votre nouvelle adresse pour ${name}`,
    title: 'Une nouvelle adresse',
    paragraphs: [
      `Vous avez demandé à utiliser cette adresse pour votre compte chez ${name}. Confirmez qu’elle est bien la vôtre.`,
    ],
    button: { label: 'Confirmer cette adresse', path },
    notes: ['D’ici là, l’ancienne adresse reste en vigueur.', notYou],
  }),
  email_changed: ({ path }, { name }) => ({
    subject: `L’adresse de votre compte a changé chez ${name}`,
    title: 'Adresse changée',
    paragraphs: [
      `Une nouvelle adresse e-mail vient d’être demandée ou enregistrée pour votre compte chez ${name}. Nous vous écrivons à celle que nous connaissions.`,
      'Si c’était vous, tout est en ordre.',
    ],
    ...(path && { button: { label: 'Ce n’était pas moi', path } }),
    notes: [
      path
        ? 'Le bouton remet cette adresse-ci, ferme toutes les connexions, retire les clés, l’application de codes et les invitations ajoutées depuis, annule une suppression prévue du compte, puis vous fait choisir un autre mot de passe. Il vaut sept jours, même si l’adresse change encore.'
        : 'Si ce n’était pas vous, répondez à ce message sans attendre.',
    ],
  }),
  invitation: ({ path = '/' }, { name }) => ({
    subject: `${name} vous invite à ouvrir votre compte`,
    title: 'Vous êtes invité',
    paragraphs: [`${name} vous a préparé un compte sur son site.`, 'Choisissez votre mot de passe, et la porte est ouverte.'],
    button: { label: 'Choisir mon mot de passe', path },
    notes: ['Cette invitation ne sert qu’une fois. Si elle ne vous dit rien, ignorez-la : aucun compte ne sera ouvert.'],
  }),
  deletion_planned: ({ date = '', before }, { name }) =>
    before
      ? tellFormerMailbox(date, name)
      : {
          subject: `Votre compte chez ${name} sera supprimé le ${date}`,
          title: 'Votre départ est noté',
          paragraphs: [
            `Comme demandé, votre compte chez ${name} et les données qui s’y rattachent seront supprimés le ${date}. Vos sessions ont été fermées.`,
            'Vous avez changé d’avis ? Jusque-là, connectez-vous : un bouton de votre compte annule la suppression.',
          ],
          button: { label: 'Garder mon compte', path: addresses.ownSpace },
          notes: [
            'Les factures sont conservées le temps que la loi impose.',
            `Si vous n’avez rien demandé, choisissez un nouveau mot de passe : la suppression pourra être annulée.`,
          ],
        },
  deletion_done: ({ kept = '' }, { name }) => ({
    subject: `Votre compte chez ${name} est supprimé`,
    title: 'C’est fait',
    paragraphs: [
      `Votre compte chez ${name} est supprimé. Votre nom, vos adresses, votre téléphone et votre mot de passe ont été effacés.`,
      kept ? `La loi nous oblige à conserver encore : ${kept}.` : 'Nous ne conservons rien d’autre à votre sujet.',
      'Merci pour la route faite ensemble.',
    ],
    notes: ['Ce message est le dernier de votre compte. Notre journal d’envoi l’oublie au bout de trente jours.'],
  }),
  deletion_cancelled: (_params, { name }) => ({
    subject: `Votre compte chez ${name} est gardé`,
    title: 'Heureux de vous garder',
    paragraphs: [`La suppression de votre compte chez ${name} est annulée. Rien n’a été effacé.`],
    button: { label: 'Voir mon compte', path: addresses.ownSpace },
    notes: ['Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez-nous.'],
  }),
  rights_received: ({ kind = '', date = '' }, { name }) => ({
    subject: `${name} a bien reçu votre demande`,
    title: 'Votre demande est notée',
    paragraphs: [
      `Nous avons reçu une demande au sujet de vos données personnelles : ${kind}.`,
      `Vous aurez notre réponse au plus tard le ${date}, à cette adresse.`,
    ],
    notes: ['Si cette demande n’est pas de vous, répondez à ce message : nous n’y donnerons pas suite.'],
  }),
  rights_to_answer: ({ kind = '', date = '' }) => ({
    subject: `Une demande de droits attend votre réponse avant le ${date}`,
    title: 'Une demande de droits',
    paragraphs: [
      `Une personne exerce un droit sur ses données : ${kind}.`,
      `La loi vous donne jusqu’au ${date} pour lui répondre. La demande vous attend dans l’administration du site.`,
    ],
    notes: ['Vérifiez l’identité de la personne avant de lui remettre ou d’effacer des données.'],
  }),
  more_received: ({ topic = '' }, { name }) => ({
    subject: `Et d’autres ${moreOf[topic] ?? 'envois'} chez ${name}`,
    title: 'Il en est arrivé d’autres',
    paragraphs: [
      `En une heure, il en est arrivé plus que nous n’en annonçons un à un : ${moreOf[topic] ?? 'envois'}.`,
      'Rien n’est perdu : ils sont tous dans l’administration du site.',
    ],
    button: { label: 'Les voir', path: addresses.panel },
    notes: ['Si ce sont des envois abusifs, vous pouvez les supprimer de leur liste.'],
  }),
  rights_answered: ({ kind = '', answer = '' }, { name }) => ({
    subject: `Notre réponse à votre demande`,
    title: 'Notre réponse',
    paragraphs: [
      `Vous avez exercé un droit sur vos données chez ${name} : ${kind}. Voici notre réponse.`,
      ...splitParagraphs(answer),
    ],
    notes: ['Si cette réponse ne vous satisfait pas, vous pouvez saisir la CNIL, sur cnil.fr.'],
  }),
  idle_warning: ({ date = '' }, { name }) => ({
    subject: `Votre compte chez ${name} s’endort`,
    title: 'Trois ans sans nouvelles',
    paragraphs: [
      `Vous n’êtes pas venu sur votre compte chez ${name} depuis près de trois ans. Nous n’avons pas à garder vos données sans raison : il sera supprimé le ${date}.`,
      'Pour le garder, il suffit de vous connecter une fois avant cette date.',
    ],
    button: { label: 'Garder mon compte', path: addresses.ownSpace },
    notes: ['Si vous ne faites rien, tout s’effacera de soi-même. Les factures restent le temps que la loi impose.'],
  }),
  ...messageMails,
  ...registrationMails,
  ...newsletterMails,
  ...orderMails,
  stock_back: writeStockBack,
  books_closed: writeBooksClosed,
  ...afterSaleMails,
}

/** Writes one kind of mail. */
export function writeMail(kind: WrittenMail, params: Record<string, string>, site: MailSite): MailWords {
  return kinds[kind](params, site)
}

/** The lines that every mail shares. */
export const mailFrame = {
  greeting: (firstname = '') => (firstname ? `Bonjour ${firstname},` : 'Bonjour,'),
  fallback: 'Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur :',
  why: (host: string) => `Vous recevez ce message de service parce que cette adresse a été donnée sur ${host}.`,
} as const

/** How each kind of rights request is named in a sentence. */
export const rightsNames = {
  ACCESS: 'accès à vos données',
  RECTIFICATION: 'rectification de vos données',
  ERASURE: 'effacement de vos données',
  PORTABILITY: 'portabilité de vos données',
  OPPOSITION: 'opposition à leur usage',
} as const

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
