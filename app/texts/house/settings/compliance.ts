import type { LegalField } from '#app/models/site/law/legal-fields.ts'

const notice = 'loi n° 2004-575 (LCEN), articles 1-1 et 19'
const mediation = 'code de la consommation, articles L. 616-1 et R. 616-1'

/** Why the law wants each field, for the staff of a site that has left it empty. */
export const complianceTexts: Record<LegalField, { why: string; law: string }> = {
  LEGAL_COMPANY_NAME: { why: 'Qui publie un site se nomme.', law: notice },
  LEGAL_FORM: { why: 'Une société dit sa forme juridique.', law: 'code de commerce, article R. 123-237' },
  LEGAL_AGENT: { why: 'La personne qui engage l’entreprise est nommée.', law: notice },
  HEAD_OFFICE: { why: 'L’adresse du siège figure dans les mentions légales.', law: notice },
  COMPANY_PHONE: { why: 'Un numéro de téléphone permet de vous joindre.', law: notice },
  COMPANY_EMAIL: { why: 'Une adresse e-mail permet de vous écrire.', law: notice },
  SIRET_NUMBER: { why: 'Le numéro d’immatriculation figure dans les mentions légales.', law: notice },
  PUBLICATION_DIRECTOR: { why: 'Le directeur de la publication est nommé.', law: notice },
  HOST_NAME: { why: 'L’hébergeur est nommé.', law: notice },
  HOST_ADDRESS: { why: 'L’adresse de l’hébergeur est donnée.', law: notice },
  HOST_PHONE: { why: 'Le téléphone de l’hébergeur est donné.', law: notice },
  INTRACO_VAT: { why: 'Qui vend en ligne donne son numéro de TVA.', law: notice },
  MEDIATOR_NAME: { why: 'Qui vend à des particuliers adhère à un médiateur et le nomme.', law: mediation },
  MEDIATOR_ADDRESS: { why: 'L’adresse du médiateur est donnée.', law: mediation },
  MEDIATOR_URL: { why: 'Le site du médiateur est donné.', law: mediation },
  PACKAGING_ID: {
    why: 'L’identifiant unique des emballages figure dans les conditions de vente.',
    law: 'code de l’environnement, article L. 541-10-13',
  },
  PAYMENT_PROVIDER: { why: 'Le destinataire des données de paiement est nommé.', law: 'RGPD, article 13' },
}
