// Where the engine has the keys of packets: a cache of 4096.
`default_nettype none

module tss_receive_cache_n16_k4096 (
    input  wire         clk,
    input  wire         rst,
    input  wire         sweep_enable,
    input  wire   [4:0] sweep_association,
    input  wire         sweep_both,
    input  wire         may_make,
    input  wire         made,
    input  wire  [95:0] made_mask,
    input  wire         completed,
    input  wire         opened,
    output wire         quiet,
    output wire         refused,
    output wire         free,
    output reg          erase_enable,
    output reg   [11:0] erase_number,
    input  wire         up_payload_needed,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire         up_payload_packet_parked,
    input  wire   [3:0] up_payload_packet_order_judgement,
    input  wire   [3:0] up_payload_packet_order_index,
    input  wire  [23:0] up_payload_packet_order_sdi,
    input  wire         up_payload_packet_order_around_ipv6,
    input  wire [127:0] up_payload_packet_order_around_source,
    input  wire [127:0] up_payload_packet_order_around_destination,
    input  wire         up_payload_packet_order_around_udp,
    input  wire  [63:0] up_payload_packet_order_around_between,
    input  wire  [13:0] up_payload_packet_order_around_bytes,
    input  wire   [7:0] up_payload_packet_order_tag,
    input  wire   [5:0] up_payload_packet_order_skipped_bytes,
    input  wire  [13:0] up_payload_packet_order_opened_bytes,
    input  wire  [95:0] up_payload_packet_order_iv,
    input  wire [319:0] up_payload_packet_order_header,
    input  wire   [5:0] up_payload_packet_order_header_bytes,
    input  wire  [13:0] up_payload_packet_order_aad_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_needed,
    output wire         down_payload_found,
    output wire   [4:0] down_payload_request_association,
    output wire         down_payload_request_derive,
    output wire         down_payload_request_server,
    output wire         down_payload_request_direct,
    output wire         down_payload_request_wide,
    output wire [127:0] down_payload_request_address,
    output wire  [15:0] down_payload_request_epoch,
    output wire  [31:0] down_payload_request_rekey,
    output wire  [11:0] down_payload_place_slot,
    output wire  [95:0] down_payload_place_iv_mask,
    output wire         down_payload_packet_parked,
    output wire   [3:0] down_payload_packet_order_judgement,
    output wire   [3:0] down_payload_packet_order_index,
    output wire  [23:0] down_payload_packet_order_sdi,
    output wire         down_payload_packet_order_around_ipv6,
    output wire [127:0] down_payload_packet_order_around_source,
    output wire [127:0] down_payload_packet_order_around_destination,
    output wire         down_payload_packet_order_around_udp,
    output wire  [63:0] down_payload_packet_order_around_between,
    output wire  [13:0] down_payload_packet_order_around_bytes,
    output wire   [7:0] down_payload_packet_order_tag,
    output wire   [5:0] down_payload_packet_order_skipped_bytes,
    output wire  [13:0] down_payload_packet_order_opened_bytes,
    output wire  [95:0] down_payload_packet_order_iv,
    output wire [319:0] down_payload_packet_order_header,
    output wire   [5:0] down_payload_packet_order_header_bytes,
    output wire  [13:0] down_payload_packet_order_aad_bytes,
    output wire         down_valid,
    input  wire         down_ready,
    input  wire   [4:0] want_payload_association,
    input  wire         want_payload_derive,
    input  wire         want_payload_server,
    input  wire         want_payload_direct,
    input  wire         want_payload_wide,
    input  wire [127:0] want_payload_address,
    input  wire  [15:0] want_payload_epoch,
    input  wire  [31:0] want_payload_rekey,
    input  wire         want_valid,
    output wire         want_ready,
    output wire  [11:0] make_payload_slot,
    output wire   [4:0] make_payload_request_association,
    output wire         make_payload_request_derive,
    output wire         make_payload_request_server,
    output wire         make_payload_request_direct,
    output wire         make_payload_request_wide,
    output wire [127:0] make_payload_request_address,
    output wire  [15:0] make_payload_request_epoch,
    output wire  [31:0] make_payload_request_rekey,
    output wire         make_valid,
    input  wire         make_ready
);

    localparam [3:0] STATE_SWEEP  = 4'd0;
    localparam [3:0] STATE_IDLE   = 4'd1;
    localparam [3:0] STATE_REWIND = 4'd2;
    localparam [3:0] STATE_HASH   = 4'd3;
    localparam [3:0] STATE_LOOK   = 4'd4;
    localparam [3:0] STATE_DECIDE = 4'd5;
    localparam [3:0] STATE_CLAIM  = 4'd6;
    localparam [3:0] STATE_AWAIT  = 4'd7;
    localparam [3:0] STATE_STORE  = 4'd8;
    localparam [3:0] STATE_SWAP   = 4'd9;

    reg    [3:0] state;
    reg    [2:0] turn;
    reg    [8:0] claimed_row;
    reg    [2:0] claimed_way;
    reg   [11:0] claimed_slot;
    reg          claims;
    reg          orders;
    reg          is_made;
    reg    [4:0] taken;
    reg    [4:0] looked;
    reg    [4:0] decided;
    reg    [4:0] fetched;
    reg    [4:0] handed;
    reg          sweeps_all;
    reg    [4:0] swept_association;
    reg          swept_both;
    reg    [2:0] swept_way;
    reg          erasing;
    reg    [5:0] settling;
    reg  [181:0] subject;
    reg          is_known;
    reg          needed_known;
    reg    [8:0] set;
    reg    [8:0] set_ahead;
    reg  [181:0] hashed;
    reg          is_hashed;
    reg          needed_hashed;
    reg          used_0_rdata;
    reg          used_1_rdata;
    reg          used_2_rdata;
    reg          used_3_rdata;
    reg          used_4_rdata;
    reg          used_5_rdata;
    reg          used_6_rdata;
    reg          used_7_rdata;
    reg  [181:0] way_0_rdata;
    reg  [181:0] way_1_rdata;
    reg  [181:0] way_2_rdata;
    reg  [181:0] way_3_rdata;
    reg  [181:0] way_4_rdata;
    reg  [181:0] way_5_rdata;
    reg  [181:0] way_6_rdata;
    reg  [181:0] way_7_rdata;
    reg    [5:0] equal_0;
    reg    [5:0] equal_1;
    reg    [5:0] equal_2;
    reg    [5:0] equal_3;
    reg    [5:0] equal_4;
    reg    [5:0] equal_5;
    reg    [5:0] equal_6;
    reg    [5:0] equal_7;
    reg          is_compared;
    reg          needed_compared;
    reg    [8:0] compared_set;
    reg          is_joined;
    reg          needed_joined;
    reg          found;
    reg    [2:0] way;
    reg    [8:0] row;
    reg   [11:0] slot_0_rdata;
    reg   [11:0] slot_1_rdata;
    reg   [11:0] slot_2_rdata;
    reg   [11:0] slot_3_rdata;
    reg   [11:0] slot_4_rdata;
    reg   [11:0] slot_5_rdata;
    reg   [11:0] slot_6_rdata;
    reg   [11:0] slot_7_rdata;
    reg   [11:0] slot_0_rdata_1;
    reg   [11:0] slot_1_rdata_1;
    reg   [11:0] slot_2_rdata_1;
    reg   [11:0] slot_3_rdata_1;
    reg   [11:0] slot_4_rdata_1;
    reg   [11:0] slot_5_rdata_1;
    reg   [11:0] slot_6_rdata_1;
    reg   [11:0] slot_7_rdata_1;
    wire         flights_free;
    wire         flights_none;
    wire   [8:0] flights_promote_payload_row;
    wire  [11:0] flights_promote_payload_slot;
    wire         flights_promote_valid;
    reg          leaves;
    reg          shown_found;
    reg   [11:0] shown_slot;
    reg   [95:0] masks_rdata;
    reg          answered;
    reg          refuses;
    reg  [185:0] requests [0:15];
    reg  [832:0] passengers [0:15];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_0 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_1 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_2 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_3 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_4 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_5 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_6 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg          used_7 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_0 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_1 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_2 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_3 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_4 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_5 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_6 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg  [181:0] way_7 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_0 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_1 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_2 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_3 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_4 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_5 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_6 [0:511];
    (* no_rw_check *)
    (* ram_style = "block" *)
    reg   [11:0] slot_7 [0:511];
    reg   [12:0] results [0:15];
    (* no_rw_check *)
    reg   [95:0] masks [0:4095];

    wire         has_room = (taken ^ handed) != 5'd16;
    wire         takes = up_valid && has_room;
    wire         erased = erasing;
    wire         swapping_term = used_7_rdata && slot_7_rdata == flights_promote_payload_slot;
    wire         swapping = state == STATE_SWAP && swapping_term;
    wire         swaps = swapping;
    wire         takes_promotion = state == STATE_SWAP;
    wire         promotion_valid = flights_promote_valid;
    wire   [8:0] promotion_spot_row = flights_promote_payload_row;
    wire  [11:0] promotion_spot_slot = flights_promote_payload_slot;
    wire         lookable = want_valid && !claims;
    wire         changes = promotion_valid || is_made || lookable;
    wire         enters = state == STATE_IDLE && !changes && looked != taken;
    wire         drained = !(is_known || is_hashed || is_compared || is_joined);
    wire [185:0] requests_rdata = requests[looked[3:0]];
    wire   [7:0] hits = {&equal_7, &equal_6, &equal_5, &equal_4, &equal_3, &equal_2, &equal_1, &equal_0};
    wire         isFound = |hits;
    wire         hit_way_term = !(|hits[3:0]);
    wire         hit_way_term_2 = !(|hits[5:4]);
    wire   [1:0] hit_way_word = {hit_way_term_2, hit_way_term_2 ? !hits[6] : !hits[4]};
    wire         hit_way_term_3 = !(|hits[1:0]);
    wire   [1:0] hit_way_word_2 = {hit_way_term_3, hit_way_term_3 ? !hits[2] : !hits[0]};
    wire   [2:0] hit_way = {hit_way_term, hit_way_term ? hit_way_word : hit_way_word_2};
    wire   [6:0] turned_word = {
        !used_6_rdata,
        !used_5_rdata,
        !used_4_rdata,
        !used_3_rdata,
        !used_2_rdata,
        !used_1_rdata,
        !used_0_rdata
    };
    wire         turned_any = |{!used_3_rdata, !used_2_rdata, !used_1_rdata, !used_0_rdata};
    wire         not_turned_any = !turned_any;
    wire         turned_term = !(|{!used_5_rdata, !used_4_rdata});
    wire   [1:0] turned_word_2 = {turned_term, turned_term ? 1'b0 : used_4_rdata};
    wire         turned_term_2 = !(|{!used_1_rdata, !used_0_rdata});
    wire   [1:0] turned_word_3 = {turned_term_2, turned_term_2 ? used_2_rdata : used_0_rdata};
    wire   [2:0] turned_word_4 = {not_turned_any, not_turned_any ? turned_word_2 : turned_word_3};
    wire   [2:0] turned = (|turned_word) ? turned_word_4 : turn;
    wire         decides = is_joined;
    wire         misses_now = 1'b0;
    wire         answers = decides && !misses_now;
    wire  [11:0] slot_and = slot_0_rdata_1 & {12{way == 3'd0}};
    wire  [11:0] slot_or = slot_and | (slot_1_rdata_1 & {12{way == 3'd1}});
    wire  [11:0] slot_or_2 = slot_or | (slot_2_rdata_1 & {12{way == 3'd2}});
    wire  [11:0] slot_or_3 = slot_or_2 | (slot_3_rdata_1 & {12{way == 3'd3}});
    wire  [11:0] slot_or_4 = slot_or_3 | (slot_4_rdata_1 & {12{way == 3'd4}});
    wire  [11:0] slot_or_5 = slot_or_4 | (slot_5_rdata_1 & {12{way == 3'd5}});
    wire  [11:0] slot_or_6 = slot_or_5 | (slot_6_rdata_1 & {12{way == 3'd6}});
    wire  [11:0] slot = slot_or_6 | (slot_7_rdata_1 & {12{way == 3'd7}});
    wire         issues = answers && needed_joined && found;
    wire         fetches = fetched != decided && (!leaves || down_ready);
    wire  [12:0] results_rdata = results[fetched[3:0]];
    wire [185:0] requests_rdata_1 = requests[handed[3:0]];
    wire [185:0] requests_rdata_2 = requests[looked[3:0]];
    wire         empty = taken == handed;
    wire         quiet_term = state == STATE_IDLE && empty && !claims && !want_valid;
    wire         settling_any = |settling;
    assign quiet = quiet_term && flights_none && !settling_any;
    wire [832:0] passengers_rdata = passengers[handed[3:0]];
    wire         state_eq_0_and_erased = state == STATE_SWEEP && erased;
    wire         used_0_term = state_eq_0_and_erased && swept_way == 3'd0;
    wire         used_0_term_2 = used_0_term || (state == STATE_STORE && claimed_way == 3'd0);
    wire         swaps_and_turned_eq_0 = swaps && turned == 3'd0;
    wire         used_0_term_3 = way_0_rdata[0] == swept_association[0] || swept_both;
    wire         used_0_term_4 = way_0_rdata[4:1] == swept_association[4:1] && used_0_term_3;
    wire         used_0_term_5 = used_0_rdata && !(sweeps_all || used_0_term_4);
    wire         used_1_term = state_eq_0_and_erased && swept_way == 3'd1;
    wire         used_1_term_2 = used_1_term || (state == STATE_STORE && claimed_way == 3'd1);
    wire         swaps_and_turned_eq_1 = swaps && turned == 3'd1;
    wire         used_1_term_3 = way_1_rdata[0] == swept_association[0] || swept_both;
    wire         used_1_term_4 = way_1_rdata[4:1] == swept_association[4:1] && used_1_term_3;
    wire         used_1_term_5 = used_1_rdata && !(sweeps_all || used_1_term_4);
    wire         used_2_term = state_eq_0_and_erased && swept_way == 3'd2;
    wire         used_2_term_2 = used_2_term || (state == STATE_STORE && claimed_way == 3'd2);
    wire         swaps_and_turned_eq_2 = swaps && turned == 3'd2;
    wire         used_2_term_3 = way_2_rdata[0] == swept_association[0] || swept_both;
    wire         used_2_term_4 = way_2_rdata[4:1] == swept_association[4:1] && used_2_term_3;
    wire         used_2_term_5 = used_2_rdata && !(sweeps_all || used_2_term_4);
    wire         used_3_term = state_eq_0_and_erased && swept_way == 3'd3;
    wire         used_3_term_2 = used_3_term || (state == STATE_STORE && claimed_way == 3'd3);
    wire         swaps_and_turned_eq_3 = swaps && turned == 3'd3;
    wire         used_3_term_3 = way_3_rdata[0] == swept_association[0] || swept_both;
    wire         used_3_term_4 = way_3_rdata[4:1] == swept_association[4:1] && used_3_term_3;
    wire         used_3_term_5 = used_3_rdata && !(sweeps_all || used_3_term_4);
    wire         used_4_term = state_eq_0_and_erased && swept_way == 3'd4;
    wire         used_4_term_2 = used_4_term || (state == STATE_STORE && claimed_way == 3'd4);
    wire         swaps_and_turned_eq_4 = swaps && turned == 3'd4;
    wire         used_4_term_3 = way_4_rdata[0] == swept_association[0] || swept_both;
    wire         used_4_term_4 = way_4_rdata[4:1] == swept_association[4:1] && used_4_term_3;
    wire         used_4_term_5 = used_4_rdata && !(sweeps_all || used_4_term_4);
    wire         used_5_term = state_eq_0_and_erased && swept_way == 3'd5;
    wire         used_5_term_2 = used_5_term || (state == STATE_STORE && claimed_way == 3'd5);
    wire         swaps_and_turned_eq_5 = swaps && turned == 3'd5;
    wire         used_5_term_3 = way_5_rdata[0] == swept_association[0] || swept_both;
    wire         used_5_term_4 = way_5_rdata[4:1] == swept_association[4:1] && used_5_term_3;
    wire         used_5_term_5 = used_5_rdata && !(sweeps_all || used_5_term_4);
    wire         used_6_term = state_eq_0_and_erased && swept_way == 3'd6;
    wire         used_6_term_2 = used_6_term || (state == STATE_STORE && claimed_way == 3'd6);
    wire         swaps_and_turned_eq_6 = swaps && turned == 3'd6;
    wire         used_6_term_3 = way_6_rdata[0] == swept_association[0] || swept_both;
    wire         used_6_term_4 = way_6_rdata[4:1] == swept_association[4:1] && used_6_term_3;
    wire         used_6_term_5 = used_6_rdata && !(sweeps_all || used_6_term_4);
    wire         used_7_term = state_eq_0_and_erased && swept_way == 3'd7;
    wire         used_7_term_2 = state == STATE_STORE && claimed_way == 3'd7;
    wire         used_7_term_3 = way_7_rdata[0] == swept_association[0] || swept_both;
    wire         used_7_term_4 = way_7_rdata[4:1] == swept_association[4:1] && used_7_term_3;
    wire         used_7_term_5 = used_7_rdata && !(sweeps_all || used_7_term_4);
    wire         used_7_term_6 = (used_0_rdata && turned == 3'd0) || (used_1_rdata && turned == 3'd1);
    wire         used_7_term_7 = used_7_term_6 || (used_2_rdata && turned == 3'd2);
    wire         used_7_term_8 = used_7_term_7 || (used_3_rdata && turned == 3'd3);
    wire         used_7_term_9 = used_7_term_8 || (used_4_rdata && turned == 3'd4);
    wire         used_7_term_10 = used_7_term_9 || (used_5_rdata && turned == 3'd5);
    wire         used_7_term_11 = used_7_term_10 || (used_6_rdata && turned == 3'd6);
    wire [181:0] way_7_and = way_0_rdata & {182{turned == 3'd0}};
    wire [181:0] way_7_or = way_7_and | (way_1_rdata & {182{turned == 3'd1}});
    wire [181:0] way_7_or_2 = way_7_or | (way_2_rdata & {182{turned == 3'd2}});
    wire [181:0] way_7_or_3 = way_7_or_2 | (way_3_rdata & {182{turned == 3'd3}});
    wire [181:0] way_7_or_4 = way_7_or_3 | (way_4_rdata & {182{turned == 3'd4}});
    wire [181:0] way_7_or_5 = way_7_or_4 | (way_5_rdata & {182{turned == 3'd5}});
    wire  [11:0] slot_7_and = slot_0_rdata & {12{turned == 3'd0}};
    wire  [11:0] slot_7_or = slot_7_and | (slot_1_rdata & {12{turned == 3'd1}});
    wire  [11:0] slot_7_or_2 = slot_7_or | (slot_2_rdata & {12{turned == 3'd2}});
    wire  [11:0] slot_7_or_3 = slot_7_or_2 | (slot_3_rdata & {12{turned == 3'd3}});
    wire  [11:0] slot_7_or_4 = slot_7_or_3 | (slot_4_rdata & {12{turned == 3'd4}});
    wire  [11:0] slot_7_or_5 = slot_7_or_4 | (slot_5_rdata & {12{turned == 3'd5}});
    wire  [11:0] slot_7_or_6 = slot_7_or_5 | (slot_6_rdata & {12{turned == 3'd6}});
    wire  [11:0] masks_choice = erase_enable ? erase_number : claimed_slot;
    wire         erase_enable_term = used_0_term_5 && swept_way == 3'd0;
    wire         erase_enable_term_2 = erase_enable_term || (used_1_term_5 && swept_way == 3'd1);
    wire         erase_enable_term_3 = erase_enable_term_2 || (used_2_term_5 && swept_way == 3'd2);
    wire         erase_enable_term_4 = erase_enable_term_3 || (used_3_term_5 && swept_way == 3'd3);
    wire         erase_enable_term_5 = erase_enable_term_4 || (used_4_term_5 && swept_way == 3'd4);
    wire         erase_enable_term_6 = erase_enable_term_5 || (used_5_term_5 && swept_way == 3'd5);
    wire         erase_enable_term_7 = erase_enable_term_6 || (used_6_term_5 && swept_way == 3'd6);
    wire         erase_enable_term_8 = !(erase_enable_term_7 || (used_7_term_5 && swept_way == 3'd7));
    wire  [11:0] erase_number_and = slot_0_rdata & {12{swept_way == 3'd0}};
    wire  [11:0] erase_number_or = erase_number_and | (slot_1_rdata & {12{swept_way == 3'd1}});
    wire  [11:0] erase_number_or_2 = erase_number_or | (slot_2_rdata & {12{swept_way == 3'd2}});
    wire  [11:0] erase_number_or_3 = erase_number_or_2 | (slot_3_rdata & {12{swept_way == 3'd3}});
    wire  [11:0] erase_number_or_4 = erase_number_or_3 | (slot_4_rdata & {12{swept_way == 3'd4}});
    wire  [11:0] erase_number_or_5 = erase_number_or_4 | (slot_5_rdata & {12{swept_way == 3'd5}});
    wire  [11:0] erase_number_or_6 = erase_number_or_5 | (slot_6_rdata & {12{swept_way == 3'd6}});
    wire  [11:0] erase_number_or_7 = erase_number_or_6 | (slot_7_rdata & {12{swept_way == 3'd7}});
    wire         set_all = &set;
    wire         swept_way_all = &swept_way;

    tss_receive_flights_k4096 flights (
        .clk                       (clk),
        .rst                       (rst),
        .issue_enable              (issues),
        .issue_flight_spot_row     (row),
        .issue_flight_spot_slot    (slot),
        .issue_flight_on_probation (way == 3'd7),
        .completed                 (completed),
        .opened                    (opened),
        .asked                     (claimed_slot),
        .free                      (flights_free),
        .none                      (flights_none),
        .promote_payload_row       (flights_promote_payload_row),
        .promote_payload_slot      (flights_promote_payload_slot),
        .promote_valid             (flights_promote_valid),
        .promote_ready             (takes_promotion)
    );

    always @* begin
        set_ahead = 9'd0;
        set_ahead = {
            ^(subject & 182'h38d17f4b14c60332b27ed24df96a144ecbd86a9c862100),
            ^(subject & 182'h1c68bfa58a630199593f6926fcb50a2765ec354e431080),
            ^(subject & 182'h2e345fd2c53180ccac9fb4937e5a8513b2f61aa7218840),
            ^(subject & 182'h171a2fe96298c066564fda49bf2d4289d97b0d5390c420),
            ^(subject & 182'h2b8d17f4b14c60332b27ed24df96a144ecbd86a9c86210),
            ^(subject & 182'hd17f4b14c60332b27ed24df96a144ecbd86a9c8621008),
            ^(subject & 182'h68bfa58a630199593f6926fcb50a2765ec354e4310804),
            ^(subject & 182'h2345fd2c53180ccac9fb4937e5a8513b2f61aa72188402),
            ^(subject & 182'h31a2fe96298c066564fda49bf2d4289d97b0d5390c4201)
        };
        case (state)
            STATE_SWEEP: begin
                set_ahead = set;
                if (erased) begin
                    if (swept_way_all) begin
                        set_ahead = set + 9'd1;
                    end
                end
            end
            STATE_IDLE: begin
                if (changes && drained) begin
                    if (promotion_valid) begin
                        set_ahead = promotion_spot_row;
                    end else if (is_made) begin
                        set_ahead = claimed_row;
                    end
                end
            end
            default: begin end
        endcase
        if (sweep_enable) begin
            set_ahead = 9'd0;
        end
    end

    always @* begin
        answered = 1'b0;
        case (state)
            STATE_DECIDE: begin
                if (isFound || !may_make) begin
                    answered = 1'b1;
                end
            end
            STATE_STORE: begin
                answered = 1'b1;
            end
            default: begin end
        endcase
    end

    always @* begin
        refuses = 1'b0;
        case (state)
            STATE_DECIDE: begin
                if (isFound || !may_make) begin
                    refuses = !isFound;
                end
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (takes) requests[taken[3:0]] <= {
        up_payload_needed,
        up_payload_request_association,
        up_payload_request_derive,
        up_payload_request_server,
        up_payload_request_direct,
        up_payload_request_wide,
        up_payload_request_address,
        up_payload_request_epoch,
        up_payload_request_rekey
    };
    end

    always @(posedge clk) begin
        if (takes) passengers[taken[3:0]] <= {
        up_payload_packet_parked,
        up_payload_packet_order_judgement,
        up_payload_packet_order_index,
        up_payload_packet_order_sdi,
        up_payload_packet_order_around_ipv6,
        up_payload_packet_order_around_source,
        up_payload_packet_order_around_destination,
        up_payload_packet_order_around_udp,
        up_payload_packet_order_around_between,
        up_payload_packet_order_around_bytes,
        up_payload_packet_order_tag,
        up_payload_packet_order_skipped_bytes,
        up_payload_packet_order_opened_bytes,
        up_payload_packet_order_iv,
        up_payload_packet_order_header,
        up_payload_packet_order_header_bytes,
        up_payload_packet_order_aad_bytes
    };
    end

    always @(posedge clk) begin
        used_0_rdata <= used_0[set_ahead];
        if (used_0_term_2 || swaps_and_turned_eq_0) used_0[set] <= state == STATE_SWEEP ? used_0_term_5 : swaps_and_turned_eq_0 ? 1'b1 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        used_1_rdata <= used_1[set_ahead];
        if (used_1_term_2 || swaps_and_turned_eq_1) used_1[set] <= state == STATE_SWEEP ? used_1_term_5 : swaps_and_turned_eq_1 ? 1'b1 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        used_2_rdata <= used_2[set_ahead];
        if (used_2_term_2 || swaps_and_turned_eq_2) used_2[set] <= state == STATE_SWEEP ? used_2_term_5 : swaps_and_turned_eq_2 ? 1'b1 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        used_3_rdata <= used_3[set_ahead];
        if (used_3_term_2 || swaps_and_turned_eq_3) used_3[set] <= state == STATE_SWEEP ? used_3_term_5 : swaps_and_turned_eq_3 ? 1'b1 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        used_4_rdata <= used_4[set_ahead];
        if (used_4_term_2 || swaps_and_turned_eq_4) used_4[set] <= state == STATE_SWEEP ? used_4_term_5 : swaps_and_turned_eq_4 ? 1'b1 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        used_5_rdata <= used_5[set_ahead];
        if (used_5_term_2 || swaps_and_turned_eq_5) used_5[set] <= state == STATE_SWEEP ? used_5_term_5 : swaps_and_turned_eq_5 ? 1'b1 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        used_6_rdata <= used_6[set_ahead];
        if (used_6_term_2 || swaps_and_turned_eq_6) used_6[set] <= state == STATE_SWEEP ? used_6_term_5 : swaps_and_turned_eq_6 ? 1'b1 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        used_7_rdata <= used_7[set_ahead];
        if (used_7_term || state == STATE_CLAIM || used_7_term_2 || swaps) used_7[set] <= state == STATE_SWEEP ? used_7_term_5 : swaps ? used_7_term_11 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        way_0_rdata <= way_0[set_ahead];
        if (swaps_and_turned_eq_0) way_0[set] <= swaps_and_turned_eq_0 ? way_7_rdata : hashed;
    end

    always @(posedge clk) begin
        way_1_rdata <= way_1[set_ahead];
        if (swaps_and_turned_eq_1) way_1[set] <= swaps_and_turned_eq_1 ? way_7_rdata : hashed;
    end

    always @(posedge clk) begin
        way_2_rdata <= way_2[set_ahead];
        if (swaps_and_turned_eq_2) way_2[set] <= swaps_and_turned_eq_2 ? way_7_rdata : hashed;
    end

    always @(posedge clk) begin
        way_3_rdata <= way_3[set_ahead];
        if (swaps_and_turned_eq_3) way_3[set] <= swaps_and_turned_eq_3 ? way_7_rdata : hashed;
    end

    always @(posedge clk) begin
        way_4_rdata <= way_4[set_ahead];
        if (swaps_and_turned_eq_4) way_4[set] <= swaps_and_turned_eq_4 ? way_7_rdata : hashed;
    end

    always @(posedge clk) begin
        way_5_rdata <= way_5[set_ahead];
        if (swaps_and_turned_eq_5) way_5[set] <= swaps_and_turned_eq_5 ? way_7_rdata : hashed;
    end

    always @(posedge clk) begin
        way_6_rdata <= way_6[set_ahead];
        if (swaps_and_turned_eq_6) way_6[set] <= swaps_and_turned_eq_6 ? way_7_rdata : hashed;
    end

    always @(posedge clk) begin
        way_7_rdata <= way_7[set_ahead];
        if (state == STATE_CLAIM || swaps) way_7[set] <= swaps ? way_7_or_5 | (way_6_rdata & {182{turned == 3'd6}}) : hashed;
    end

    always @(posedge clk) begin
        slot_0_rdata <= slot_0[set_ahead];
        slot_0_rdata_1 <= slot_0[compared_set];
        if (swaps_and_turned_eq_0 || (used_0_term && sweeps_all)) slot_0[set] <= swaps_and_turned_eq_0 ? slot_7_rdata : {set, 3'd0};
    end

    always @(posedge clk) begin
        slot_1_rdata <= slot_1[set_ahead];
        slot_1_rdata_1 <= slot_1[compared_set];
        if (swaps_and_turned_eq_1 || (used_1_term && sweeps_all)) slot_1[set] <= swaps_and_turned_eq_1 ? slot_7_rdata : {set, 3'd1};
    end

    always @(posedge clk) begin
        slot_2_rdata <= slot_2[set_ahead];
        slot_2_rdata_1 <= slot_2[compared_set];
        if (swaps_and_turned_eq_2 || (used_2_term && sweeps_all)) slot_2[set] <= swaps_and_turned_eq_2 ? slot_7_rdata : {set, 3'd2};
    end

    always @(posedge clk) begin
        slot_3_rdata <= slot_3[set_ahead];
        slot_3_rdata_1 <= slot_3[compared_set];
        if (swaps_and_turned_eq_3 || (used_3_term && sweeps_all)) slot_3[set] <= swaps_and_turned_eq_3 ? slot_7_rdata : {set, 3'd3};
    end

    always @(posedge clk) begin
        slot_4_rdata <= slot_4[set_ahead];
        slot_4_rdata_1 <= slot_4[compared_set];
        if (swaps_and_turned_eq_4 || (used_4_term && sweeps_all)) slot_4[set] <= swaps_and_turned_eq_4 ? slot_7_rdata : {set, 3'd4};
    end

    always @(posedge clk) begin
        slot_5_rdata <= slot_5[set_ahead];
        slot_5_rdata_1 <= slot_5[compared_set];
        if (swaps_and_turned_eq_5 || (used_5_term && sweeps_all)) slot_5[set] <= swaps_and_turned_eq_5 ? slot_7_rdata : {set, 3'd5};
    end

    always @(posedge clk) begin
        slot_6_rdata <= slot_6[set_ahead];
        slot_6_rdata_1 <= slot_6[compared_set];
        if (swaps_and_turned_eq_6 || (used_6_term && sweeps_all)) slot_6[set] <= swaps_and_turned_eq_6 ? slot_7_rdata : {set, 3'd6};
    end

    always @(posedge clk) begin
        slot_7_rdata <= slot_7[set_ahead];
        slot_7_rdata_1 <= slot_7[compared_set];
        if (swaps || (used_7_term && sweeps_all)) slot_7[set] <= swaps ? slot_7_or_6 : {set, 3'd7};
    end

    always @(posedge clk) begin
        if (answers) results[decided[3:0]] <= {found, slot};
    end

    always @(posedge clk) begin
        if (fetches || !leaves) masks_rdata <= masks[results_rdata[11:0]];
        if (made || erase_enable) masks[masks_choice] <= made_mask & {96{!erase_enable}};
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_SWEEP;
            claims <= 1'b0;
            orders <= 1'b0;
            is_made <= 1'b0;
            taken <= 5'd0;
            looked <= 5'd0;
            decided <= 5'd0;
            fetched <= 5'd0;
            handed <= 5'd0;
            sweeps_all <= 1'b1;
            swept_way <= 3'd0;
            erasing <= 1'b0;
            settling <= 6'd40;
            is_known <= 1'b0;
            set <= 9'd0;
            is_hashed <= 1'b0;
            is_compared <= 1'b0;
            is_joined <= 1'b0;
            erase_enable <= 1'b0;
            leaves <= 1'b0;
        end else begin
            if (takes) begin
                taken <= taken + 5'd1;
            end
            if (state == STATE_SWEEP) begin
                settling <= 6'd40;
            end else if (settling_any) begin
                settling <= settling - 6'd1;
            end
            is_known <= enters;
            if (enters) begin
                looked <= looked + 5'd1;
            end
            set <= set_ahead;
            is_hashed <= is_known;
            is_compared <= is_hashed;
            is_joined <= is_compared;
            if (answers) begin
                decided <= decided + 5'd1;
            end
            erase_enable <= state == STATE_SWEEP && erase_enable_term_8;
            if (fetches) begin
                fetched <= fetched + 5'd1;
                leaves <= 1'b1;
            end else if (down_ready) begin
                leaves <= 1'b0;
            end
            if (leaves && down_ready) begin
                handed <= handed + 5'd1;
            end
            if (set_all && swept_way_all && erased) begin
                sweeps_all <= 1'b0;
            end
            if (make_ready) begin
                orders <= 1'b0;
            end
            if (made) begin
                is_made <= 1'b1;
            end
            case (state)
                STATE_SWEEP: begin
                    erasing <= erased ? 1'b0 : erasing + 1'b1;
                    if (erased) begin
                        swept_way <= swept_way + 3'd1;
                        if (swept_way_all) begin
                            if (set_all) begin
                                state <= STATE_IDLE;
                            end
                        end
                    end
                end
                STATE_IDLE: begin
                    if (changes && drained) begin
                        if (promotion_valid) begin
                            state <= STATE_SWAP;
                        end else if (is_made) begin
                            state <= STATE_STORE;
                        end else if (lookable) begin
                            state <= STATE_HASH;
                        end else begin
                            looked <= decided;
                            state <= STATE_IDLE;
                        end
                    end
                end
                STATE_REWIND: begin
                    state <= STATE_HASH;
                end
                STATE_HASH: begin
                    state <= STATE_LOOK;
                end
                STATE_LOOK: begin
                    state <= STATE_DECIDE;
                end
                STATE_DECIDE: begin
                    if (isFound || !may_make) begin
                        state <= STATE_IDLE;
                    end else begin
                        state <= STATE_CLAIM;
                    end
                end
                STATE_CLAIM: begin
                    claims <= 1'b1;
                    orders <= 1'b1;
                    state <= STATE_IDLE;
                end
                STATE_AWAIT: begin
                    if (is_made) begin
                        state <= STATE_STORE;
                    end
                end
                STATE_STORE: begin
                    is_made <= 1'b0;
                    claims <= 1'b0;
                    state <= STATE_IDLE;
                end
                STATE_SWAP: begin
                    state <= STATE_IDLE;
                end
                default: begin end
            endcase
            if (sweep_enable) begin
                state <= STATE_SWEEP;
            end
        end
    end

    always @(posedge clk) begin
        needed_known <= requests_rdata[185];
        if (enters) begin
            subject <= {requests_rdata[176:0], requests_rdata[184:180]};
        end
        hashed <= subject;
        needed_hashed <= needed_known;
        equal_0 <= {
            way_0_rdata[181:155] == hashed[181:155] && used_0_rdata,
            way_0_rdata[154:124] == hashed[154:124],
            way_0_rdata[123:93] == hashed[123:93],
            way_0_rdata[92:62] == hashed[92:62],
            way_0_rdata[61:31] == hashed[61:31],
            way_0_rdata[30:0] == hashed[30:0]
        };
        equal_1 <= {
            way_1_rdata[181:155] == hashed[181:155] && used_1_rdata,
            way_1_rdata[154:124] == hashed[154:124],
            way_1_rdata[123:93] == hashed[123:93],
            way_1_rdata[92:62] == hashed[92:62],
            way_1_rdata[61:31] == hashed[61:31],
            way_1_rdata[30:0] == hashed[30:0]
        };
        equal_2 <= {
            way_2_rdata[181:155] == hashed[181:155] && used_2_rdata,
            way_2_rdata[154:124] == hashed[154:124],
            way_2_rdata[123:93] == hashed[123:93],
            way_2_rdata[92:62] == hashed[92:62],
            way_2_rdata[61:31] == hashed[61:31],
            way_2_rdata[30:0] == hashed[30:0]
        };
        equal_3 <= {
            way_3_rdata[181:155] == hashed[181:155] && used_3_rdata,
            way_3_rdata[154:124] == hashed[154:124],
            way_3_rdata[123:93] == hashed[123:93],
            way_3_rdata[92:62] == hashed[92:62],
            way_3_rdata[61:31] == hashed[61:31],
            way_3_rdata[30:0] == hashed[30:0]
        };
        equal_4 <= {
            way_4_rdata[181:155] == hashed[181:155] && used_4_rdata,
            way_4_rdata[154:124] == hashed[154:124],
            way_4_rdata[123:93] == hashed[123:93],
            way_4_rdata[92:62] == hashed[92:62],
            way_4_rdata[61:31] == hashed[61:31],
            way_4_rdata[30:0] == hashed[30:0]
        };
        equal_5 <= {
            way_5_rdata[181:155] == hashed[181:155] && used_5_rdata,
            way_5_rdata[154:124] == hashed[154:124],
            way_5_rdata[123:93] == hashed[123:93],
            way_5_rdata[92:62] == hashed[92:62],
            way_5_rdata[61:31] == hashed[61:31],
            way_5_rdata[30:0] == hashed[30:0]
        };
        equal_6 <= {
            way_6_rdata[181:155] == hashed[181:155] && used_6_rdata,
            way_6_rdata[154:124] == hashed[154:124],
            way_6_rdata[123:93] == hashed[123:93],
            way_6_rdata[92:62] == hashed[92:62],
            way_6_rdata[61:31] == hashed[61:31],
            way_6_rdata[30:0] == hashed[30:0]
        };
        equal_7 <= {
            way_7_rdata[181:155] == hashed[181:155] && used_7_rdata,
            way_7_rdata[154:124] == hashed[154:124],
            way_7_rdata[123:93] == hashed[123:93],
            way_7_rdata[92:62] == hashed[92:62],
            way_7_rdata[61:31] == hashed[61:31],
            way_7_rdata[30:0] == hashed[30:0]
        };
        needed_compared <= needed_hashed;
        compared_set <= set;
        needed_joined <= needed_compared;
        found <= isFound;
        way <= hit_way;
        row <= compared_set;
        erase_number <= sweeps_all ? {set, swept_way} : erase_number_or_7;
        if (fetches) begin
            shown_found <= results_rdata[12];
            shown_slot <= results_rdata[11:0];
        end
        case (state)
            STATE_IDLE: begin
                if (changes && drained) begin
                    if (promotion_valid) begin
                    end else if (is_made) begin
                    end else if (lookable) begin
                        subject <= {
                            want_payload_wide,
                            want_payload_address,
                            want_payload_epoch,
                            want_payload_rekey,
                            want_payload_association
                        };
                    end
                end
            end
            STATE_REWIND: begin
                subject <= {requests_rdata_2[176:0], requests_rdata_2[184:180]};
            end
            STATE_CLAIM: begin
                claimed_row <= set;
                claimed_way <= 3'd7;
                claimed_slot <= slot_7_rdata;
            end
            STATE_SWAP: begin
                if (swaps) begin
                    turn <= turned == 3'd6 ? 3'd0 : turned + 3'd1;
                end
            end
            default: begin end
        endcase
        if (sweep_enable) begin
            swept_association <= sweep_association;
            swept_both <= sweep_both;
        end
    end

    assign refused = refuses;
    assign free = flights_free;
    assign up_ready = has_room;
    assign down_payload_needed = requests_rdata_1[185];
    assign down_payload_found = shown_found;
    assign down_payload_request_association = requests_rdata_1[184:180];
    assign down_payload_request_derive = requests_rdata_1[179];
    assign down_payload_request_server = requests_rdata_1[178];
    assign down_payload_request_direct = requests_rdata_1[177];
    assign down_payload_request_wide = requests_rdata_1[176];
    assign down_payload_request_address = requests_rdata_1[175:48];
    assign down_payload_request_epoch = requests_rdata_1[47:32];
    assign down_payload_request_rekey = requests_rdata_1[31:0];
    assign down_payload_place_slot = shown_slot;
    assign down_payload_place_iv_mask = masks_rdata;
    assign down_payload_packet_parked = passengers_rdata[832];
    assign down_payload_packet_order_judgement = passengers_rdata[831:828];
    assign down_payload_packet_order_index = passengers_rdata[827:824];
    assign down_payload_packet_order_sdi = passengers_rdata[823:800];
    assign down_payload_packet_order_around_ipv6 = passengers_rdata[799];
    assign down_payload_packet_order_around_source = passengers_rdata[798:671];
    assign down_payload_packet_order_around_destination = passengers_rdata[670:543];
    assign down_payload_packet_order_around_udp = passengers_rdata[542];
    assign down_payload_packet_order_around_between = passengers_rdata[541:478];
    assign down_payload_packet_order_around_bytes = passengers_rdata[477:464];
    assign down_payload_packet_order_tag = passengers_rdata[463:456];
    assign down_payload_packet_order_skipped_bytes = passengers_rdata[455:450];
    assign down_payload_packet_order_opened_bytes = passengers_rdata[449:436];
    assign down_payload_packet_order_iv = passengers_rdata[435:340];
    assign down_payload_packet_order_header = passengers_rdata[339:20];
    assign down_payload_packet_order_header_bytes = passengers_rdata[19:14];
    assign down_payload_packet_order_aad_bytes = passengers_rdata[13:0];
    assign down_valid = leaves;
    assign want_ready = answered;
    assign make_payload_slot = claimed_slot;
    assign make_payload_request_association = want_payload_association;
    assign make_payload_request_derive = want_payload_derive;
    assign make_payload_request_server = want_payload_server;
    assign make_payload_request_direct = want_payload_direct;
    assign make_payload_request_wide = want_payload_wide;
    assign make_payload_request_address = want_payload_address;
    assign make_payload_request_epoch = want_payload_epoch;
    assign make_payload_request_rekey = want_payload_rekey;
    assign make_valid = orders;

    wire _unused_ok = &{1'b0, promotion_spot_slot, requests_rdata[179:177], requests_rdata_2[185], requests_rdata_2[179:177]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) swept_while_quiet: assert (!sweep_enable || quiet);
    always @(posedge clk) if (!rst) made_what_was_claimed: assert (!made || (claims && !is_made));
    always @(posedge clk) if (!rst) changed_while_drained: assert (state == STATE_IDLE || state == STATE_SWEEP || drained);
`endif

endmodule

`default_nettype wire
