import type { LabelFault } from '#app/models/selling/labels/label-parcel.ts'
import type { LabelProgram } from '#app/models/selling/labels/label-program.ts'

/** The programs by the names that their carriers give them. */
export const labelProgramNames: Record<LabelProgram, string> = {
  COLISSIMO: 'Colissimo (ColiShip)',
  MONDIAL_RELAY: 'Mondial Relay (Connect)',
  CHRONOPOST: 'Chronopost (ChronoShip)',
  GLS: 'GLS (Winexpé)',
}

/** The names of the files. */
export const labelFileNames: Record<LabelProgram, string> = {
  COLISSIMO: 'colis-colissimo',
  MONDIAL_RELAY: 'colis-mondial-relay',
  CHRONOPOST: 'colis-chronopost',
  GLS: 'colis-gls',
}

/** What is said where a file goes to a carrier's own program, and its file comes back. */
export const labelFilesTexts = {
  title: 'Étiquettes du transporteur',
  says: 'Le fichier de ces colis entre dans le logiciel du transporteur, qui fait les étiquettes ; le sien, avec les numéros, les fait partir d’un coup.',
  form: 'Pour quel logiciel',
  plain: 'Un autre, ou un tableur',
  download: 'Télécharger les colis (CSV)',
  numbers: 'Faire entrer les numéros',
  option: (program: string, holds: string) => `${program} : ${holds}`,
  parcels: (count: number) => (count === 1 ? '1 colis' : `${count} colis`),
  others: (count: number) =>
    count === 1 ? 'un d’un autre transporteur n’y est pas' : `${count} d’un autre transporteur n’y sont pas`,
  left: (count: number) => (count === 1 ? 'une commande n’y entre pas' : `${count} commandes n’y entrent pas`),
  leftOf: (program: string, count: number) =>
    count === 1 ? `Pour ${program}, une commande n’entre pas` : `Pour ${program}, ${count} commandes n’entrent pas`,
  refused: (reference: string, why: string) => `${reference} n’y est pas : ${why}`,
  faults: {
    point: 'son point de retrait n’a pas de code de ce transporteur. Écrivez-le à la fiche du point.',
    weight: 'son poids n’est pas connu. Saisissez-la dans le logiciel.',
    heavy: 'elle pèse plus que ce transporteur ne prend en un colis. Saisissez-la colis par colis.',
    address: 'son adresse est trop longue. Raccourcissez-la à la fiche de la commande.',
    letters: 'son nom ou son adresse a des lettres que le logiciel ne lit pas. Récrivez-les à la fiche de la commande.',
    full: 'le fichier est plein. Elle sera dans le suivant, une fois ceux-ci partis.',
  } satisfies Record<LabelFault, string>,
} as const
