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

/** Whatever decodes and writes pictures: never in the process that answers visitors. */
export type PictureMaker = {
  /** Decodes what somebody sent and writes it anew, upright, without what it says of its maker and place. */
  renew(bytes: Buffer): Promise<RenewedPicture | NoPicture>
  /** Makes a picture this wide, never wider than it is. */
  resize(bytes: Buffer, width: number, format: PictureFormat): Promise<{ ok: true; bytes: Buffer } | NoPicture>
  /** Makes a picture of a ground and what lies on it, as a JPEG. */
  compose(card: CardTask): Promise<{ ok: true; bytes: Buffer } | NoPicture>
  close(): Promise<void>
}
