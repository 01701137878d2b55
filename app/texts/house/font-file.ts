/** What an owner reads where a font file comes in. */
export const fontFileTexts = {
  title: 'Une police à vous',
  file: 'Fichier de police',
  hint: 'Au format .woff2 de préférence, sinon .woff, .ttf ou .otf ; 1 Mo au plus.',
  licence:
    'Assurez-vous que votre licence permet l’usage sur un site web : une police installée sur un ordinateur n’en donne pas toujours le droit.',
  send: 'Envoyer la police',
  now: (file: string) => `Fichier en service : ${file}. Pour revenir à une police du site, choisissez sa famille ci-dessus.`,
} as const
