type Said = { from: string; to: string; name: string }

/** What the fiscal archive says of itself, to whoever opens it without the program. */
export const archiveTexts = {
  payments: [
    'Entrée',
    'Nature',
    'Identifiant',
    'Commande',
    'Par',
    'Moyen',
    'Carte',
    'Parts',
    'Montant (centimes)',
    'État',
    'Moment (UTC)',
  ],
  closings: [
    'Numéro',
    'Nature',
    'Période',
    'Factures',
    'Avoirs',
    'Facturé (centimes)',
    'Rendu (centimes)',
    'Grand total (centimes)',
    'TVA',
    'Tête de la chaîne',
    'Empreinte',
  ],
  readMe: ({ from, to, name }: Said) => `Archive fiscale de ${name}
Du ${from} au ${to}, ces deux jours compris.

Cette archive se lit sans notre programme : du texte, des tableaux CSV et du JSON, en UTF-8.

pieces.json          toutes les factures et tous les avoirs, tels qu'ils ont été émis ; montants en centimes
ecritures-fec.txt    les écritures comptables (FEC, article A. 47 A-1 du LPF)
reglements.csv       les règlements et les remboursements, avec leurs moyens
clotures.csv         les clôtures du jour, du mois et de l'année, avec le grand total perpétuel
chaine-signee.json   la chaîne signée des pièces, règlements et clôtures de la période
manifeste.json       l'empreinte SHA-256 de chacun de ces fichiers
manifeste.sig        la signature Ed25519 du manifeste
cle-publique.pem     la clé qui la vérifie

Vérifier la signature :
  openssl pkeyutl -verify -pubin -inkey cle-publique.pem -rawin -in manifeste.json -sigfile manifeste.sig
Vérifier un fichier :
  sha256sum pieces.json     (comparer avec manifeste.json)

Chaque entrée de chaine-signee.json : hash = SHA-256 de
  ["entry-1", site, seq, kind, ref, at, body, previous]
écrit en JSON sans espace ; la signature est celle du texte de hash, par la clé que l'entrée nomme.
`,
} as const
