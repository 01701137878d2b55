"""Packs tiles that heif-enc encoded into one HEIC as telephones write them: a grid, turned by irot, with Exif and a thumbnail."""
import struct, subprocess, sys, os, tempfile
def box(t, *inside): d=b''.join(inside); return struct.pack('>I4s', len(d)+8, t)+d
def full(t, v, f, *inside): return box(t, struct.pack('>I', (v<<24)|f), *inside)
def boxes(b, s, e):
    while s < e:
        n,t=struct.unpack('>I4s', b[s:s+8]); yield t, s+8, s+n; s+=n
def find(b, s, e, *path):
    for t,i,j in boxes(b,s,e):
        if t==path[0]:
            if t==b'meta': i+=4
            return (i,j) if len(path)==1 else find(b,i,j,*path[1:])
def encode(png, q='50'):
    with tempfile.TemporaryDirectory() as d:
        o=os.path.join(d,'t.heic'); subprocess.run(['heif-enc','-q',q,png,'-o',o],check=True,stdout=subprocess.DEVNULL)
        b=open(o,'rb').read()
    i,j=find(b,0,len(b),b'meta',b'iprp',b'ipco',b'hvcC'); hvcc=b[i-8:j]
    i,j=find(b,0,len(b),b'mdat'); return hvcc, b[i:j]
def pack(out, tiles, cols, rows, tile, size, turn, thumb, exif):
    n=len(tiles); hv=tiles[0][0]; ids=list(range(1,n+1)); grid,th,ex=n+1,n+2,n+3
    def infe(i,t,hidden): return full(b'infe',2,1 if hidden else 0,struct.pack('>HH4s',i,0,t)+b'\0')
    iinf=full(b'iinf',0,0,struct.pack('>H',n+3),*[infe(i,b'hvc1',True) for i in ids],infe(grid,b'grid',False),infe(th,b'hvc1',True),infe(ex,b'Exif',True))
    iref=full(b'iref',0,0,box(b'dimg',struct.pack('>HH',grid,n),*[struct.pack('>H',i) for i in ids]),box(b'thmb',struct.pack('>HHH',th,1,grid)),box(b'cdsc',struct.pack('>HHH',ex,1,grid)))
    ispe=lambda w,h: full(b'ispe',0,0,struct.pack('>II',w,h))
    colr=box(b'colr',b'nclx',struct.pack('>HHHB',12,13,6,0x80))
    ipco=box(b'ipco',hv,ispe(tile,tile),colr,ispe(*size),box(b'irot',bytes([turn])),thumb[0][0],ispe(*thumb[1]),full(b'pixi',0,0,b'\3\x08\x08\x08'))
    def ipma(i,*props): return struct.pack('>HB',i,len(props))+bytes(props)
    # the essential bit is set for the decoder and the turn
    ipma_=full(b'ipma',0,0,struct.pack('>I',n+2),*[ipma(i,0x81,2,3) for i in ids],ipma(grid,4,3,8,0x85),ipma(th,0x86,7,0x85))
    data=[d for _,d in tiles]+[thumb[0][1],exif]
    idat=box(b'idat',struct.pack('>BBBBHH',0,0,rows-1,cols-1,*size))
    ftyp=box(b'ftyp',b'heic',struct.pack('>I',0),b'mif1',b'MiHB',b'MiHE',b'miaf',b'heic')
    def meta(base):
        at=base; rowsout=[]
        for i,d in zip(ids+[th,ex],data): rowsout.append(struct.pack('>HHHHII',i,0,0,1,at,len(d))); at+=len(d)
        rowsout.insert(n,struct.pack('>HHHHII',grid,1,0,1,0,len(idat)-8))
        iloc=full(b'iloc',1,0,bytes([0x44,0]),struct.pack('>H',n+3),*rowsout)
        return full(b'meta',0,0,full(b'hdlr',0,0,struct.pack('>I4s12x',0,b'pict')+b'\0'),full(b'pitm',0,0,struct.pack('>H',grid)),iloc,iinf,iref,box(b'iprp',ipco,ipma_),idat)
    base=len(ftyp)+len(meta(0))+8
    open(out,'wb').write(ftyp+meta(base)+box(b'mdat',*data))
out,cols,rows,w,h,turn,thumbpng,tw,thh=sys.argv[1:10]; pngs=sys.argv[10:]
exif=struct.pack('>I',6)+b'Exif\0\0'+b'MM\0*\0\0\0\x08'+struct.pack('>HHHIHHI',1,0x0112,3,1,6,0,0)
pack(out,[encode(p) for p in pngs],int(cols),int(rows),512,(int(w),int(h)),int(turn),(encode(thumbpng),(int(tw),int(thh))),exif)
