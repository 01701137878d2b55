import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** How each field of the account forms is called. */
export const fieldLabels: Record<string, string> = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  firstname: 'Prénom',
  lastname: 'Nom',
  phone: 'Téléphone',
  birthdate: 'Date de naissance',
  code: 'Code à six chiffres',
  name: 'Nom de la clé',
  terms: 'Conditions d’utilisation',
  message: 'Votre demande',
  kind: 'Votre droit',
  address: 'Rue et numéro',
  addressPart2: 'Complément',
  postalCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  who: 'Prénom et nom',
  subject: 'Votre demande',
  text: 'Votre message',
  consent: 'Votre accord',
  places: 'Nombre de places',
}

/** The label of a field whose name came from outside: a name that every object knows is none of ours. */
export function labelOf(name: string, labels = fieldLabels): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined
}

export const fieldHints = {
  optional: '(facultatif)',
  password: '12 caractères ou plus : une phrase est plus sûre et plus facile à retenir.',
  code: 'Celui de votre application, ou un code de secours. Saisissez aussi votre mot de passe à nouveau.',
} as const

/** What the forms say before the API is asked. */
export const fieldFaults = {
  email: 'Indiquez votre adresse e-mail.',
  emailShape: 'Cette adresse e-mail est incomplète : elle s’écrit comme prenom@exemple.fr.',
  emailAccents: 'Une adresse e-mail s’écrit sans accents : vérifiez-la, par exemple eloise@exemple.fr.',
  password: 'Indiquez votre mot de passe.',
  newPassword: 'Choisissez un mot de passe.',
  short: 'Choisissez au moins 12 caractères.',
  firstname: 'Indiquez votre prénom.',
  lastname: 'Indiquez votre nom.',
  nameShape: 'Un nom s’écrit avec des lettres, sans émojis.',
  birthdate: 'Indiquez votre date de naissance.',
  phone: 'Ce numéro est incomplet : il s’écrit comme 03 53 01 24 68.',
  terms: 'Cochez cette case pour ouvrir un compte.',
  code: 'Indiquez le code.',
  name: 'Donnez-lui un nom, pour la reconnaître.',
  address: 'Indiquez la rue et le numéro.',
  postalCode: 'Indiquez le code postal.',
  city: 'Indiquez la ville.',
  cityShape: 'Une ville s’écrit avec des lettres, sans émojis.',
  country: 'Indiquez le pays.',
  kind: 'Choisissez le droit que vous exercez.',
  places: 'Indiquez combien de places : 1 ou plus.',
  long: 'Ce texte est trop long.',
} as const

/** The choice of a country. */
export const countryTexts = {
  choose: 'Choisissez un pays',
  served: 'Nous y livrons',
  unserved: ({ counter }: GoodsWords) => `Pour la facture : retrait ${counter}, ou livraison dans un pays servi`,
} as const
