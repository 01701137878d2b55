/** Why no picture was made of some bytes; what the last three say is about us, not about the picture. */
export type PictureFault = 'format' | 'animated' | 'pixels' | 'broken' | 'slow' | 'crashed' | 'busy'

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** A picture as it is kept: written anew, and the colour that stands for it from afar. */
export type RenewedPicture = {
  ok: true
  bytes: Buffer
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  colour: [number, number, number]
}
export type NoPicture = { ok: false; reason: PictureFault }

/** A part of a picture, in pixels from its left and its top. */
export type PicturePart = { left: number; top: number; width: number; height: number }

/** A label to print within a box: a picture of it alone, or a photograph that shows it on some ground. */
export type LabelTask = { bytes: Buffer; isDrawing: boolean; isPhoto: boolean; box: { width: number; height: number } }
/** A label as it is printed, in pixels. */
export type PrintedLabel = { ok: true; bytes: Buffer; width: number; height: number }
/** No label stands out of its ground. */
export type NoLabel = { ok: false; reason: 'unfound' }

/** A file that is no picture, and what its first bytes say it is. */
export type JudgedFile = { kind: 'drawing' | 'document' } | { kind: 'video'; mime: string }

/** What of a file may be kept: it anew, or as it came where there are no bytes. */
export type SoundFile = { ok: true; bytes?: Uint8Array; width: number; height: number }
/** Why a file is not kept; `unjudged` says that looking into it took too long or too much room. */
export type UnsoundFile = { ok: false; reason: 'broken' | 'active' | 'unjudged' | 'busy' }

/** A picture in its place on a card: it fills its box around what the eye should see, or lies in it whole. */
export type CardPicture = {
  bytes: Buffer
  isDrawing: boolean
  width: number
  height: number
  focus: { x: number; y: number }
  left: number
  top: number
  boxWidth: number
  boxHeight: number
  fills: boolean
}

/** A card to make: a ground that we drew ourselves, as SVG, and what lies on it. */
export type CardTask = { width: number; height: number; ground: Buffer; picture: CardPicture | undefined }

/** Whatever decodes pictures and looks into files: never in the process that answers visitors. */
export type PictureMaker = {
  /** Decodes what somebody sent and writes it anew, upright, without what it says of its maker and place. */
  renew(bytes: Buffer): Promise<RenewedPicture | NoPicture>
  /** Cuts a part out of a picture that was renewed before, in its pixels. */
  cut(bytes: Buffer, part: PicturePart): Promise<RenewedPicture | NoPicture>
  /** Makes a picture this wide, never wider than it is. */
  resize(bytes: Buffer, width: number, format: PictureFormat): Promise<{ ok: true; bytes: Buffer } | NoPicture>
  /** Makes a picture of a ground and what lies on it, as a JPEG. */
  compose(card: CardTask): Promise<{ ok: true; bytes: Buffer } | NoPicture>
  /** Prints a label within a box, as a PNG that keeps what is clear in it; drawings were cleaned before. */
  printLabel(label: LabelTask): Promise<PrintedLabel | NoPicture | NoLabel>
  /** Its pixels when it is made very small, red, green, blue and opacity in turn. */
  sample(bytes: Buffer, isDrawing: boolean): Promise<{ ok: true; bytes: Buffer } | NoPicture>
  /** Looks into a file that is no picture: whether it is whole and does nothing of itself. */
  judge(bytes: Buffer, file: JudgedFile): Promise<SoundFile | UnsoundFile>
  close(): Promise<void>
}
