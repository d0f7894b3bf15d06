import * as v from 'valibot';

/** The request of the tile call [TILE-033]. `inputs` has no effect here. */
export const TileRequest = v.looseObject({
  query: v.looseObject({ skus: v.pipe(v.array(v.string()), v.maxLength(100)) }),
});
