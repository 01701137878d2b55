/** What is said where pictures and files are kept. */
export const mediaTexts = {
  add: 'Ajouter des images',
  addSays: 'Des images, des films ou des documents PDF, plusieurs à la fois.',
  files: 'Fichiers',
  filesHint: 'JPEG, PNG, WebP, AVIF, SVG, MP4 ou PDF ; dix à la fois, dix mégaoctets chacun.',
  alt: 'Texte de remplacement',
  altHint: 'Ce que dit l’image à qui ne la voit pas ; il vaut pour toutes celles de cet envoi.',
  folder: 'Dossier',
  send: 'Envoyer',
  left: 'Ceux-ci n’ont pu être pris ; les autres sont là.',
  noAlt: 'Sans texte de remplacement',
  uses: 'Où elle est montrée',
  noUse: 'Nulle part pour l’instant.',
  video: 'Film',
  document: 'Document',
  resend: 'Envoyer à nouveau',
} as const
