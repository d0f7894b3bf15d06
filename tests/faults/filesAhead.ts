// the files that a page fetches later, here before the first test: on a busy machine one would still be on its way when
// the fake clock has passed the time it is given (what happens then is proven in files.test.ts)
import '../../src/core/client/cartChanger';
import '../../src/core/client/codeEffects';
import '../../src/core/client/endpoints';
import '../../src/core/client/paymentAuth';
import '../../src/core/client/requestCache';
import '../../src/core/client/savedItemsClient';
import '../../src/core/client/sessionToken';
import '../../src/core/client/signIn';
