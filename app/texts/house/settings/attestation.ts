/** The attestation of a till, on the points of the official model (BOI-LETTRE-000242). */
export const attestationTexts = {
  title: 'Attestation individuelle',
  about:
    'Relative à l’utilisation d’un logiciel ou système de caisse satisfaisant à des conditions d’inaltérabilité, de sécurisation, de conservation et d’archivage des données en vue du contrôle de l’administration fiscale (article 286, I-3° bis du code général des impôts).',
  first: 'Volet 1 : à remplir par l’éditeur du logiciel',
  editor: (version: string) =>
    `Je soussigné(e) ................................................, représentant légal de ................................................, éditeur du logiciel Vitrine, version ${version}, atteste que ce logiciel satisfait aux conditions d’inaltérabilité, de sécurisation, de conservation et d’archivage des données prévues au 3° bis du I de l’article 286 du code général des impôts.`,
  majors: (root: string) =>
    `Dernière version majeure : ${root}. Les versions mineures suivantes, de même racine, sont couvertes par cette attestation tant qu’elles ne touchent pas à ces conditions.`,
  points: [
    'Inaltérabilité : une pièce émise n’est jamais modifiée ; une correction est un avoir. Pièces, règlements, remboursements et clôtures sont liés par leurs empreintes (SHA-256).',
    'Sécurisation : cette chaîne est signée (Ed25519) par une clé gardée hors de la base de données ; tout changement, effacement ou retour en arrière est signalé avec sa ligne par la commande « books ».',
    'Conservation : chaque jour, chaque mois et chaque année sont clôturés, avec un grand total perpétuel ; pièces et règlements sont gardés dix ans.',
    'Archivage : une archive par période, figée, datée et signée, se lit sans le logiciel.',
    'Données de règlement : espèces, carte, chèque et virement sont enregistrés, un règlement mixte dans ses parts.',
  ],
  key: (key: string) => `Clé qui signe les livres : ${key}.`,
  since: (moment: string, entries: number) => `Livres signés depuis le ${moment} ; ${entries} entrées à ce jour.`,
  unsigned: 'Les livres ne portent encore aucune signature.',
  second: 'Volet 2 : à remplir par l’entreprise qui utilise le logiciel',
  user: (name: string, siret: string, office: string) =>
    `Je soussigné(e) ................................................, représentant légal de ${name}${siret ? `, SIRET ${siret}` : ''}${office ? `, ${office}` : ''}, certifie utiliser depuis le .................... la version attestée au volet 1 pour enregistrer les règlements de mes clients.`,
  place: 'Fait à ........................................, le ....................        Signature :',
  warning:
    'L’établissement d’une fausse attestation est un délit pénal passible de trois ans d’emprisonnement et de 45 000 € d’amende (article 441-1 du code pénal) ; en faire usage l’est également.',
} as const
