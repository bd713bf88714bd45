/** The script of a page of results; without it all content is there, but for the searches. */
import { makePageSearch } from './page-search.ts';
import { makeTabs } from './tabs.ts';
import { makeVerilogView } from './verilog-view.ts';

document.documentElement.classList.add('js');
makeTabs();
makePageSearch();
makeVerilogView();
document.documentElement.dataset.ready = '';
