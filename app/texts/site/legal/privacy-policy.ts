import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichBlock, RichText } from '#app/models/site/rich-text.ts'
import { termTexts } from '../members.ts'
import { companyInShort, companyOf, contactInShort } from './company.ts'
import { compose, heading, link, list, ownText, say, strong, table } from './parts.ts'
import { listProcessing, sayTransfers } from './register.ts'

/** What becomes of personal data, and what whoever they are about can ask. */
export function composePrivacyPolicy(facts: LegalFacts): RichText {
  const { values } = facts
  return compose(
    heading('Qui répond de vos données'),
    say(`${companyInShort(facts)}, joignable ${contactInShort(facts)}.`),
    say(
      values.DATA_PROTECTION_OFFICER
        ? `Délégué à la protection des données : ${values.DATA_PROTECTION_OFFICER}.`
        : `${companyOf(facts)} n’a pas désigné de délégué à la protection des données ; ${values.LEGAL_AGENT || 'son représentant légal'} répond à vos questions.`,
    ),
    heading('Ce que nous faisons de vos données'),
    say('Extrait de notre registre des traitements :'),
    table(
      ['Traitement', 'Données', 'Fondement', 'Durée'],
      listProcessing(facts).map(({ what, data, basis, term }) => [what, data, basis, term]),
    ),
    heading('Combien de temps'),
    say(
      'Vos données sont gardées tant que votre compte sert, et au plus trois ans sans connexion : nous vous écrivons avant, puis le compte est supprimé. Les factures sont gardées dix ans, comme la loi l’exige.',
    ),
    table(
      ['Donnée', 'Durée'],
      Object.values(termTexts).map(({ what, howLong }) => [what, howLong]),
    ),
    heading('Où elles sont'),
    say(
      `Elles sont hébergées ${values.HOST_COUNTRY || 'là où l’hébergeur le dit'}${values.HOST_NAME && `, chez ${values.HOST_NAME}`}, sur des machines dont l’accès est réservé à ceux qui en ont besoin. Les mots de passe n’y sont gardés que sous une forme qui ne permet pas de les retrouver.`,
    ),
    heading('À qui elles sont montrées'),
    thirdParties(facts),
    say(sayTransfers(facts)),
    heading('Cookies'),
    say(
      `Votre choix de cookies vaut ${values.CONSENT_MONTHS} mois et jamais plus de treize. Rien d’extérieur n’est chargé avant votre accord. Détails : `,
      link('Cookies', '/cookie-policy'),
      ' ; pour changer d’avis : ',
      link('vos choix', '/cookies'),
      '.',
    ),
    rights(),
    ownText('Précisions', values.PRIVACY_POLICY),
  )
}

function rights(): RichBlock[] {
  return [
    heading('Vos droits'),
    list(
      say(strong('Opposition'), ' : refuser que vos données servent à un usage, à tout moment s’il s’agit de prospection.'),
      say(strong('Accès'), ' : savoir ce que nous avons sur vous, et en recevoir une copie.'),
      say(strong('Rectification'), ' : faire corriger ce qui est inexact.'),
      say(strong('Suppression'), ' : faire effacer vos données, sauf ce que la loi nous oblige à garder.'),
      say(strong('Portabilité'), ' : recevoir vos données dans un format que d’autres services savent lire.'),
      say(strong('Limitation'), ' : faire geler vos données le temps de vérifier une contestation.'),
      say(
        strong('Retrait du consentement'),
        ' : revenir à tout moment sur un accord donné, pour les lettres comme pour les cookies ; ce qui a été fait avant reste licite.',
      ),
      say(
        strong('Directives'),
        ' : dire ce que deviendront vos données après votre mort (article 85 de la loi Informatique et libertés).',
      ),
    ),
    say('Aucune décision vous concernant n’est prise par une machine seule.'),
    say(
      'Demandez-le depuis la page ',
      link('Vos données personnelles', '/droits'),
      ', en donnant votre prénom, votre nom et votre adresse e-mail : nous répondons sous trente jours. Une demande de suppression indique l’adresse e-mail du compte ; elle est traitée sous dix jours ouvrés.',
    ),
    say(
      'La limitation, le retrait et les directives se demandent par la même page ou par courriel ; nous y répondons dans le même délai.',
    ),
    say(
      'Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés : ',
      link('cnil.fr', 'https://www.cnil.fr/'),
      '.',
    ),
  ]
}

function thirdParties({ values, site, purposes }: LegalFacts) {
  const named = (purpose: string) => purposes.find((used) => used.purpose === purpose)?.services.join(', ')
  const audience = named('audience')
  const social = named('social')
  return list(
    site.takesCards &&
      `Prestataire de paiement par carte${values.PAYMENT_PROVIDER && ` (${values.PAYMENT_PROVIDER})`} : reçoit ce qu’il faut pour encaisser une commande, jamais le contraire.`,
    `Service de mesure d’audience respectueux de la vie privée${audience ? ` (${audience})` : ''} : ${audience ? 'compte les visites après votre accord.' : 'aucun n’est utilisé sur ce site.'}`,
    `Pixel de réseau social et messagerie de réseau social${social ? ` (${social})` : ''} : ${social ? 'chargés seulement après votre accord.' : 'aucun n’est utilisé sur ce site.'}`,
    'Transporteur : reçoit le nom, l’adresse et le téléphone qu’il faut pour livrer.',
    'Service qui achemine nos courriels, et hébergeur du site.',
    'Nous ne vendons ni ne louons vos données à personne.',
  )
}
