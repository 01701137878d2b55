import type { FontEmbedding } from '#app/models/site/look/font-embedding.ts'

/** What an owner reads where a font file comes in. */
export const fontFileTexts = {
  title: 'Une police à vous',
  file: 'Fichier de police',
  hint: 'Au format .woff2 de préférence, sinon .woff, .ttf ou .otf ; 1 Mo au plus.',
  licence: 'Licence du fichier',
  licenceHint:
    'Ce qui vous permet de l’employer sur un site web : une police installée sur un ordinateur n’en donne pas toujours le droit.',
  licences: [
    'SIL Open Font License 1.1',
    'Apache License 2.0',
    'Licence web achetée à la fonderie',
    'Donnée par la fonderie',
    'Dessinée pour la maison',
  ],
  isFree: 'Cette licence permet de donner le fichier à d’autres',
  isFreeHint: 'Alors seulement il part avec l’apparence que l’on emporte vers un autre site.',
  send: 'Envoyer la police',
  note: 'Pour ne noter que la licence de celui qui est en service, n’envoyez pas de fichier.',
  now: (file: string) => `Fichier en service : ${file}. Pour revenir à une police du site, choisissez sa famille ci-dessus.`,
  unknown: 'Sa licence n’est pas notée : dites-la ci-dessous.',
  /** What a file says itself, where that is less than everything. */
  says: {
    INSTALLABLE: '',
    EDITABLE: '',
    PREVIEW:
      'Le fichier dit qu’il peut être joint pour être lu et imprimé, pas davantage (« fsType ») : vérifiez que votre licence nomme les sites web.',
    BITMAP:
      'Le fichier dit que seules des images de ses lettres peuvent être jointes (« fsType ») : demandez à sa fonderie celui qui est fait pour le web.',
    UNSAID: 'Le fichier ne dit rien de ce que l’on peut en faire : seule votre licence compte.',
  } satisfies Record<FontEmbedding, string>,
} as const
