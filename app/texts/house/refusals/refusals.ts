import type { Code, Failure, Fault, FaultCode, Refusal } from '#app/models/platform/outcome.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { cartAnswers } from '../../selling/checkout-answers.ts'
import { countryNames } from '../../site/countries.ts'
import { tradeGoods } from '../../site/goods.ts'
import { stripeLevels } from '../fields/payment.ts'
import { sendTexts } from '../sends.ts'
import { lookTexts } from '../settings/look.ts'
import { orderFaults } from './refusals-order.ts'
import { sayStyleFault } from './refusals-styles.ts'
import { sayTemplateFault } from './refusals-templates.ts'

const sentences: Record<Code, string> = {
  unreadable: 'La demande est illisible.',
  wrong_site: 'Ce site est inconnu ou ne correspond pas à cette adresse.',
  unauthenticated: 'Connectez-vous pour continuer.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  unproven: 'Confirmez que c’est vous : indiquez à nouveau votre mot de passe, puis recommencez.',
  not_found: 'Cette page est introuvable.',
  wrong_method: 'Cette adresse n’accepte pas cette méthode.',
  conflict: 'Ce contenu a changé entre-temps : rechargez la page et recommencez.',
  too_large: 'L’envoi est trop volumineux.',
  invalid: 'Certains champs sont à corriger.',
  rate_limited: 'Trop de tentatives : patientez un instant avant de recommencer.',
  failed: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
}

const faults: Record<FaultCode, (params: Record<string, string | number>, named: GoodsWords) => string> = {
  ...orderFaults,
  required: () => 'Ce champ est obligatoire.',
  unknown: () => 'Ce champ est inconnu.',
  format: () => 'Le format n’est pas valable.',
  days_open: ({ to }) =>
    `Cette période n’est pas terminée : le fichier se fait à partir du lendemain de son dernier jour, le ${to}.`,
  days_one: () => 'La transmission des ventes porte sur deux jours au moins : choisissez un dernier jour après le premier.',
  days_month: () => 'La déclaration est mensuelle : choisissez deux jours du même mois.',
  seller_unnamed: () => 'Indiquez dans les réglages votre numéro d’accise ou votre SIRET : ces lignes disent de qui elles sont.',
  days_years: () => 'Le dernier jour suit le premier, de dix ans au plus : choisissez d’autres dates.',
  days_span: () => 'Le dernier jour suit le premier, de 366 jours au plus : choisissez d’autres dates.',
  number: () => 'Indiquez un nombre entier.',
  decimal: () => 'Indiquez un nombre, par exemple 12,5.',
  link: () => 'Indiquez une adresse entière, par exemple https://www.exemple.fr.',
  choice: () => 'Choisissez une des valeurs proposées.',
  too_small: ({ min }) => `La valeur doit être au moins ${min}.`,
  too_large: ({ max }) => `La valeur doit être au plus ${max}.`,
  too_short: ({ min }) => `Indiquez au moins ${min} caractères.`,
  too_long: ({ max }) => `Indiquez au plus ${max} caractères.`,
  postal_code: () => 'Indiquez le code postal entier, par exemple 39600.',
  signature: () => 'Indiquez un nom qui se lit, en une ligne.',
  comments_closed: () => 'Cet article ne reçoit plus de commentaires.',
  taken: () => 'Cette valeur est déjà utilisée.',
  changed_meanwhile: () =>
    'Quelqu’un l’a changé entre-temps. Vos valeurs sont restées ici : enregistrez de nouveau si ce sont les bonnes.',
  address_taken: () => 'Un autre compte porte cette adresse depuis : écrivez-nous, et nous vous rendrons le vôtre.',
  stripe_key: () => 'Stripe ne reconnaît pas cette clé : copiez-la de nouveau, en entier.',
  stripe_right: ({ name, level }) =>
    `Il manque un droit à cette clé. Sur la page de la clé, chez Stripe, réglez « ${name} : ${stripeLevels[level as keyof typeof stripeLevels]} ».`,
  stripe_down: () => 'Stripe ne répond pas pour l’instant : rien n’est changé. Réessayez dans quelques minutes.',
  gtin: () => 'Ce n’est pas un code-barres : 8, 12, 13 ou 14 chiffres, dont le dernier vérifie les autres.',
  siret: () => 'Ce n’est pas un numéro SIRET : quatorze chiffres, dont le dernier vérifie les autres.',
  vat: () => 'Ce n’est pas un numéro de TVA : « FR », deux caractères que vérifie le SIREN, puis ses neuf chiffres.',
  terms: () => 'Cochez la case pour accepter les CGU.',
  guessable: () => 'Ce mot de passe est trop facile à deviner : choisissez une phrase ou des mots sans lien avec le site.',
  in_stock: (_params, { sort: { ce, one, le } }) =>
    `${capitalise(ce)} ${one} est en vente : vous pouvez ${le} commander dès maintenant.`,
  untold: (_params, { sort: { one, e } }) =>
    `À dire avant la vente : la loi le veut de ${e ? 'toute' : 'tout'} ${one}, et ${e ? 'celle-ci' : 'celui-ci'} est déjà en boutique.`,
  durability_of_wine: (_params, { sort: { un, one } }) =>
    `Ce label est celui d’un objet (genre « Autre ») : ni ${un} ${one} ni un coffret ne le porte.`,
  untold_in_box: ({ name = '' }) =>
    `« ${name} » ne dit pas encore ce que la loi veut avant la vente : complétez d’abord sa fiche.`,
  untold_of_wine: (_params, { sort: { du, one } }) => `À dire d’abord sur la fiche ${du} ${one} : la loi le veut avant la vente.`,
  wishes_mailbox: (_params, { sort: { many, e, un } }) =>
    `Cette adresse e-mail attend déjà beaucoup de ${many} demandé${e}s depuis votre connexion : pour ${un} autre, écrivez-nous ou appelez-nous.`,
  wishes_network: () =>
    'Trop de demandes attendent déjà depuis votre réseau : écrivez-nous ou appelez-nous, nous noterons la vôtre.',
  own_password: () =>
    'Choisissez ici votre mot de passe : ce message a été ouvert ailleurs que là où l’inscription a été remplie.',
  wrong_login: () => 'L’adresse ou le mot de passe ne correspond pas.',
  wrong_password: () => 'Ce n’est pas votre mot de passe actuel.',
  second_factor: () => 'Indiquez le code de votre application ou un code de secours, ou connectez-vous avec votre clé d’accès.',
  wrong_code: () => 'Ce code n’est pas le bon, ou a déjà servi.',
  wrong_passkey: () => 'Cette clé d’accès n’a pas été reconnue, ou a trop attendu : recommencez.',
  last_owner: () => 'Le site n’aurait plus de super-administrateur : nommez-en un autre d’abord.',
  unconfirmed: () =>
    'Ce compte n’a pas encore confirmé son adresse : attendez qu’il le fasse, ou envoyez-lui une invitation avec ce rôle.',
  staff_account: () => 'Cette adresse est celle d’un compte de l’équipe : retirez-lui d’abord son rôle, puis répondez.',
  not_here: () => 'Cette valeur ne se change pas : renvoyez-la telle quelle, ou laissez-la de côté.',
  email_apart: () =>
    'Votre adresse e-mail se change à part, avec votre mot de passe : dans « Mon espace », « Adresse e-mail » (PUT /user/email).',
  expired: () => 'Ce lien n’est plus valable : demandez-en un nouveau.',
  expired_day: () => 'Ce jour est passé : choisissez-en un autre.',
  under_age: () => 'Ce site est réservé aux personnes majeures.',
  file_type: () =>
    'Ce type de fichier n’est pas accepté : envoyez une photo (JPEG, PNG, WebP, AVIF, GIF), un dessin SVG, une vidéo ou un PDF.',
  file_heic: () => sendTexts.heic,
  font_type: () => 'Ce fichier n’est pas une police : envoyez un fichier .woff2, .woff, .ttf ou .otf.',
  font_broken: () => 'Cette police est abîmée ou incomplète : téléchargez-la de nouveau, puis renvoyez-la.',
  font_large: () => 'Cette police est trop lourde : 1 Mo au plus. En .woff2, elle pèse bien moins.',
  font_restricted: () =>
    'Ce fichier dit de lui-même (« fsType ») qu’il ne peut être joint à rien, pas même à un site : demandez à sa fonderie celui qui est fait pour le web.',
  label_unfound: () =>
    'L’étiquette ne se détache pas du fond : photographiez-la entière sur une table unie d’une autre couleur, ou envoyez-la à plat.',
  file_broken: () => 'Ce fichier est abîmé ou incomplet : enregistrez-le de nouveau, puis renvoyez-le.',
  file_large: () => 'Ce fichier dépasse 10 Mo : réduisez-le, puis renvoyez-le.',
  file_pixels: () => 'Cette image est trop grande : réduisez-la à 25 millions de pixels au plus.',
  file_animated: () => 'Le site ne montre pas d’images animées : envoyez celle-ci en film (MP4), ou choisissez une image fixe.',
  file_active: () => 'Ce PDF contient un script, un formulaire, une pièce jointe ou un verrou : exportez-le sans ces éléments.',
  file_unjudged: () => 'Ce fichier est trop compliqué pour être vérifié : enregistrez-le plus simplement, puis renvoyez-le.',
  too_few_bottles: ({ min, add }, named) => cartAnswers.tooFew(named, Number(min), Number(add)),
  too_many_bottles: ({ max, remove }, named) => cartAnswers.tooMany(named, Number(max), Number(remove)),
  not_shipped: ({ country }) =>
    `Nous n’expédions pas vers ce pays (${countryNames[String(country)] ?? country}) : écrivez-nous, nous chercherons une solution.`,
  no_carrier: () => 'Aucun transporteur ne prend ce colis à cette adresse : changez le contenu du panier ou écrivez-nous.',
  in_use: ({ places }) => `Cette image est encore affichée ici : ${places}. Retirez-la de ces pages d’abord.`,
  no_alt: () => 'Dites en quelques mots ce que montre cette image, ou cochez « Image de décor » si elle n’apprend rien.',
  words_in_use: ({ places }) =>
    `Cette image est affichée ici sans autres mots : ${places}. Décrivez-la, ou cochez « Image de décor » si elle n’apprend rien.`,
  mute_body: () =>
    'Une image du texte n’a pas de mots pour qui ne la voit pas : donnez-les-lui dans son bloc, ou dites qu’elle n’est qu’un décor, puis publiez.',
  mute_pictures: ({ pictures }) =>
    `Pas de mots pour qui ne voit pas : ${pictures}. Écrivez-les sur la fiche de l’image, ou cochez-y « Image de décor » si elle n’apprend rien.`,
  uncuttable: () => 'Cette image ne se coupe pas : seules les photos envoyées au site, en JPEG, PNG ou WebP, le peuvent.',
  other_kind: () => 'Ce fichier est d’une autre sorte : une image se remplace par une image, un film par un film.',
  letter_gone: () => 'Cette lettre est déjà partie : elle ne se change plus.',
  changed_since: () => 'Cela a changé depuis : corrigez-le à la main, ou annulez d’abord ce qui a suivi.',
  hangs_on: () => 'Autre chose s’y rattache maintenant, ou a pris sa place : ce changement ne s’annule plus.',
  undo_past: () => 'Ce changement est déjà annulé, ou date de plus de trente jours.',
  undo_never: () => 'Ce changement ne s’annule pas : le journal dit pourquoi.',
  full: ({ left }) => {
    if (left === undefined) return 'Il ne reste plus autant de places.'
    return Number(left) > 0
      ? `Il ne reste que ${left} place${Number(left) > 1 ? 's' : ''} ce jour-là.`
      : 'Ce jour est complet : choisissez-en un autre.'
  },
  places_share: ({ left }) =>
    Number(left) > 0
      ? `En ligne, vous pouvez encore réserver ${left} place${Number(left) > 1 ? 's' : ''} : pour un groupe, écrivez-nous ou appelez-nous.`
      : 'En ligne, plus aucune place ne se réserve depuis votre connexion ou avec votre adresse e-mail : pour un groupe, écrivez-nous ou appelez-nous.',
  mailbox_share: ({ left }) =>
    Number(left) > 0
      ? `Avec les places que vous avez déjà, il vous en reste ${left} à réserver en ligne : refaites une demande pour ${sayPlaces(Number(left))} au plus. Pour un groupe, écrivez-nous ou appelez-nous.`
      : 'Vous avez déjà toutes les places qui se réservent en ligne avec une même adresse e-mail : pour un groupe, écrivez-nous ou appelez-nous.',
  days_share: ({ most }) =>
    `En ligne, ${most} jours à venir au plus se réservent depuis une même connexion, une même adresse e-mail ou un même compte : pour d’autres jours, écrivez-nous ou appelez-nous.`,
  network_share: () =>
    'Trop de places sont déjà prises depuis votre réseau : écrivez-nous ou appelez-nous, nous noterons les vôtres.',
  unasked_share: ({ left }) =>
    Number(left) > 0
      ? `Sans adresse e-mail pour les confirmer, ${sayPlaces(Number(left))} au plus se réserve${Number(left) > 1 ? 'nt' : ''} encore en ligne ce jour-là : pour davantage, écrivez-nous ou appelez-nous.`
      : 'Sans adresse e-mail pour les confirmer, plus aucune place ne se réserve en ligne ce jour-là : écrivez-nous ou appelez-nous.',
  taken_since: ({ left }) =>
    Number(left) > 0
      ? `Le délai est passé, et d’autres ont pris vos places : il n’en reste que ${left}. Réservez celles qui restent, ou appelez-nous.`
      : 'Le délai est passé, et d’autres ont pris vos places : c’est complet. Appelez-nous, une annulation est toujours possible.',
  too_late: () => 'Il est trop tard pour reprendre ces places en ligne : écrivez-nous ou appelez-nous.',
  closed: () => 'Les inscriptions ne sont pas ouvertes.',
  operator: () => 'Le site de l’exploitant ne se suspend pas : c’est d’ici que l’on rouvre les autres.',
  quota_products: ({ most }) => `Votre formule compte ${most} produits au plus : supprimez-en un, ou demandez-en davantage.`,
  quota_files: ({ most }) =>
    `Votre formule compte ${most} Mo de fichiers au plus : supprimez-en, ou demandez davantage de place.`,
  stylesheet: sayStyleFault,
  own_undeclared: () => 'Ce bloc n’est pas déclaré sur ce site : retirez-le de la page, ou déclarez-le d’abord.',
  own_list: () => 'Ce champ se range dans une liste qui n’est pas déclarée.',
  own_fixed: ({ what }) => `« ${what} » sert déjà dans une page : il ne se retire pas et garde sa sorte et sa liste.`,
  own_template: sayTemplateFault,
  own_differs: () => 'Ce site a déclaré autrement un bloc de même identifiant : dites lequel il faut garder.',
  own_reserved: () => 'Seul un super-administrateur déclare des blocs : demandez-le-lui, ou prenez le reste sans ce bloc.',
  look_file: () => lookTexts.file.broken,
  look_version: () => lookTexts.file.newer,
  table_large: () => 'Ce tableau serait trop lourd : choisissez une période plus courte.',
  clock: () =>
    'L’horloge du serveur a sauté : rien ne se numérote avant que la date soit confirmée. Si elle est juste, reconnectez-vous avec le code de votre application ; sinon, prévenez qui s’occupe du site.',
  files_full: () => 'Nous ne pouvons plus recevoir de fichiers pour l’instant : envoyez votre message sans eux, ou appelez-nous.',
}

function sayPlaces(count: number): string {
  return `${count} place${count > 1 ? 's' : ''}`
}

const tooHasty =
  'Ce n’est pas encore parti : envoyé aussitôt affiché, ce formulaire passe pour celui d’un robot. Rien n’est perdu : envoyez-le à nouveau.'

/** Says a refusal in French: one sentence, and one for each faulty field, in the words of what the site sells. */
export function sayRefusal(refusal: Refusal, named?: GoodsWords): Failure {
  const failure: Failure = { code: refusal.code, message: sentences[refusal.code] }
  const seconds = refusal.params?.retryAfter
  if (typeof seconds === 'number') failure.retryAfter = seconds
  if (refusal.params?.isHasty) failure.message = tooHasty
  if (refusal.code === 'rate_limited' && Number(seconds) >= 60) failure.message = sayWait(Number(seconds))
  if (refusal.fields) {
    failure.fields = Object.fromEntries(Object.entries(refusal.fields).map(([field, fault]) => [field, [sayFault(fault, named)]]))
  }
  return failure
}

function sayWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Trop de tentatives : réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`
}

/** Says what is wrong with one field. */
export function sayFault(fault: Fault, named: GoodsWords = tradeGoods.WINE): string {
  return faults[fault.code](fault.params ?? {}, named)
}
