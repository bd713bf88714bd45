// Where the engine has the keys of packets: a cache of 256.
`default_nettype none

module tss_transmit_cache_n16_k256 (
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
    output reg    [7:0] erase_number,
    input  wire         up_payload_needed,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire         up_payload_packet_sent,
    input  wire  [63:0] up_payload_packet_tsc,
    input  wire  [95:0] up_payload_packet_iv,
    input  wire [447:0] up_payload_packet_header,
    input  wire   [5:0] up_payload_packet_header_bytes,
    input  wire   [5:0] up_payload_packet_around_bytes,
    input  wire  [13:0] up_payload_packet_aad_bytes,
    input  wire  [13:0] up_payload_packet_bytes,
    input  wire  [13:0] up_payload_packet_sealed_bytes,
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
    output wire   [7:0] down_payload_place_slot,
    output wire  [95:0] down_payload_place_iv_mask,
    output wire         down_payload_packet_sent,
    output wire  [63:0] down_payload_packet_tsc,
    output wire  [95:0] down_payload_packet_iv,
    output wire [447:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire   [5:0] down_payload_packet_around_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire  [13:0] down_payload_packet_bytes,
    output wire  [13:0] down_payload_packet_sealed_bytes,
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
    output wire   [7:0] make_payload_slot,
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
    localparam [3:0] STATE_CLAIM  = 4'd6;
    localparam [3:0] STATE_AWAIT  = 4'd7;
    localparam [3:0] STATE_STORE  = 4'd8;
    localparam [3:0] STATE_SWAP   = 4'd9;

    reg    [3:0] state;
    reg    [4:0] claimed_row;
    reg    [2:0] claimed_way;
    reg    [7:0] claimed_slot;
    reg          claims;
    reg          orders;
    reg          is_made;
    reg    [4:0] taken;
    reg    [4:0] looked;
    reg    [4:0] decided;
    reg    [4:0] fetched;
    reg    [4:0] handed;
    reg  [181:0] subject;
    reg    [4:0] set_ahead;
    reg    [4:0] set;
    reg          sweeps_all;
    reg    [4:0] swept_association;
    reg          swept_both;
    reg    [2:0] swept_way;
    reg          erasing;
    reg    [2:0] settling;
    reg    [2:0] turn;
    wire         flights_free;
    wire         flights_none;
    wire   [4:0] flights_promote_payload_row;
    wire   [7:0] flights_promote_payload_slot;
    wire         flights_promote_valid;
    reg          missed;
    reg  [181:0] entry_compare;
    reg   [47:0] equal_join;
    reg    [4:0] row_join;
    reg    [4:0] row_decide;
    reg    [2:0] way_decide;
    reg          valid_hash;
    reg          valid_compare;
    reg          valid_join;
    reg          valid_decide;
    reg          found_decide;
    reg          leaves;
    reg          shown_found;
    reg    [7:0] shown_slot;
    reg   [95:0] masks_rdata;
    reg          answered;
    wire         needed_decide_later_q;
    reg  [185:0] requests [0:15];
    reg  [662:0] passengers [0:15];
    reg          used_0 [0:31];
    reg          used_1 [0:31];
    reg          used_2 [0:31];
    reg          used_3 [0:31];
    reg          used_4 [0:31];
    reg          used_5 [0:31];
    reg          used_6 [0:31];
    reg          used_7 [0:31];
    reg  [181:0] way_0 [0:31];
    reg  [181:0] way_1 [0:31];
    reg  [181:0] way_2 [0:31];
    reg  [181:0] way_3 [0:31];
    reg  [181:0] way_4 [0:31];
    reg  [181:0] way_5 [0:31];
    reg  [181:0] way_6 [0:31];
    reg  [181:0] way_7 [0:31];
    reg    [8:0] results [0:15];
    (* no_rw_check *)
    reg   [95:0] masks [0:255];

    wire         has_room = (taken ^ handed) != 5'd16;
    wire         takes = up_valid && has_room;
    wire [185:0] requests_rdata = requests[looked[3:0]];
    wire         used_0_rdata = used_0[set];
    wire         used_1_rdata = used_1[set];
    wire         used_2_rdata = used_2[set];
    wire         used_3_rdata = used_3[set];
    wire         used_4_rdata = used_4[set];
    wire         used_5_rdata = used_5[set];
    wire         used_6_rdata = used_6[set];
    wire         used_7_rdata = used_7[set];
    wire [181:0] way_0_rdata = way_0[set];
    wire [181:0] way_1_rdata = way_1[set];
    wire [181:0] way_2_rdata = way_2[set];
    wire [181:0] way_3_rdata = way_3[set];
    wire [181:0] way_4_rdata = way_4[set];
    wire [181:0] way_5_rdata = way_5[set];
    wire [181:0] way_6_rdata = way_6[set];
    wire [181:0] way_7_rdata = way_7[set];
    wire         erased = erasing;
    wire         decides = valid_decide && !missed;
    wire         needed_decide = needed_decide_later_q;
    wire         misses_now = decides && needed_decide && !found_decide;
    wire         answers = decides && !misses_now;
    wire         issue_enable = answers && needed_decide && found_decide;
    wire   [4:0] issue_flight_spot_row = row_decide;
    wire   [7:0] slot = {row_decide, way_decide};
    wire   [7:0] issue_flight_spot_slot = slot;
    wire         issue_flight_on_probation = way_decide == 3'd7;
    wire         lookable = want_valid && !claims;
    wire         changes = is_made || lookable || missed;
    wire         enters = state == STATE_IDLE && !changes && looked != taken;
    wire [181:0] entry = subject;
    wire   [4:0] row = set;
    wire  [47:0] equal = {
        way_7_rdata[181:155] == entry_compare[181:155] && used_7_rdata,
        way_7_rdata[154:124] == entry_compare[154:124],
        way_7_rdata[123:93] == entry_compare[123:93],
        way_7_rdata[92:62] == entry_compare[92:62],
        way_7_rdata[61:31] == entry_compare[61:31],
        way_7_rdata[30:0] == entry_compare[30:0],
        way_6_rdata[181:155] == entry_compare[181:155] && used_6_rdata,
        way_6_rdata[154:124] == entry_compare[154:124],
        way_6_rdata[123:93] == entry_compare[123:93],
        way_6_rdata[92:62] == entry_compare[92:62],
        way_6_rdata[61:31] == entry_compare[61:31],
        way_6_rdata[30:0] == entry_compare[30:0],
        way_5_rdata[181:155] == entry_compare[181:155] && used_5_rdata,
        way_5_rdata[154:124] == entry_compare[154:124],
        way_5_rdata[123:93] == entry_compare[123:93],
        way_5_rdata[92:62] == entry_compare[92:62],
        way_5_rdata[61:31] == entry_compare[61:31],
        way_5_rdata[30:0] == entry_compare[30:0],
        way_4_rdata[181:155] == entry_compare[181:155] && used_4_rdata,
        way_4_rdata[154:124] == entry_compare[154:124],
        way_4_rdata[123:93] == entry_compare[123:93],
        way_4_rdata[92:62] == entry_compare[92:62],
        way_4_rdata[61:31] == entry_compare[61:31],
        way_4_rdata[30:0] == entry_compare[30:0],
        way_3_rdata[181:155] == entry_compare[181:155] && used_3_rdata,
        way_3_rdata[154:124] == entry_compare[154:124],
        way_3_rdata[123:93] == entry_compare[123:93],
        way_3_rdata[92:62] == entry_compare[92:62],
        way_3_rdata[61:31] == entry_compare[61:31],
        way_3_rdata[30:0] == entry_compare[30:0],
        way_2_rdata[181:155] == entry_compare[181:155] && used_2_rdata,
        way_2_rdata[154:124] == entry_compare[154:124],
        way_2_rdata[123:93] == entry_compare[123:93],
        way_2_rdata[92:62] == entry_compare[92:62],
        way_2_rdata[61:31] == entry_compare[61:31],
        way_2_rdata[30:0] == entry_compare[30:0],
        way_1_rdata[181:155] == entry_compare[181:155] && used_1_rdata,
        way_1_rdata[154:124] == entry_compare[154:124],
        way_1_rdata[123:93] == entry_compare[123:93],
        way_1_rdata[92:62] == entry_compare[92:62],
        way_1_rdata[61:31] == entry_compare[61:31],
        way_1_rdata[30:0] == entry_compare[30:0],
        way_0_rdata[181:155] == entry_compare[181:155] && used_0_rdata,
        way_0_rdata[154:124] == entry_compare[154:124],
        way_0_rdata[123:93] == entry_compare[123:93],
        way_0_rdata[92:62] == entry_compare[92:62],
        way_0_rdata[61:31] == entry_compare[61:31],
        way_0_rdata[30:0] == entry_compare[30:0]
    };
    wire   [7:0] hits = {
        &equal_join[47:42],
        &equal_join[41:36],
        &equal_join[35:30],
        &equal_join[29:24],
        &equal_join[23:18],
        &equal_join[17:12],
        &equal_join[11:6],
        &equal_join[5:0]
    };
    wire         found = |hits;
    wire         way_term = !(|hits[3:0]);
    wire         way_term_2 = !(|hits[5:4]);
    wire   [1:0] way_word = {way_term_2, way_term_2 ? !hits[6] : !hits[4]};
    wire         way_term_3 = !(|hits[1:0]);
    wire   [1:0] way_word_2 = {way_term_3, way_term_3 ? !hits[2] : !hits[0]};
    wire   [2:0] way = {way_term, way_term ? way_word : way_word_2};
    wire         drained = !(valid_hash || valid_compare || valid_join || valid_decide);
    wire   [8:0] results_rdata = results[fetched[3:0]];
    wire         fetches = fetched != decided && (!leaves || down_ready);
    wire [185:0] requests_rdata_1 = requests[handed[3:0]];
    wire [185:0] requests_rdata_2 = requests[looked[3:0]];
    wire         empty = taken == handed;
    wire         quiet_term = state == STATE_IDLE && empty && !claims && !want_valid;
    wire         settling_any = |settling;
    assign quiet = quiet_term && flights_none && !settling_any;
    wire [662:0] passengers_rdata = passengers[handed[3:0]];
    wire         state_eq_0_and_erased = state == STATE_SWEEP && erased;
    wire         state_eq_6_and_turn_eq_0 = state == STATE_CLAIM && turn == 3'd0;
    wire         used_0_term = (state_eq_0_and_erased && swept_way == 3'd0) || state_eq_6_and_turn_eq_0;
    wire         used_0_term_2 = way_0_rdata[0] == swept_association[0] || swept_both;
    wire         used_0_term_3 = way_0_rdata[4:1] == swept_association[4:1] && used_0_term_2;
    wire         used_0_term_4 = used_0_rdata && !(sweeps_all || used_0_term_3);
    wire         state_eq_6_and_turn_eq_1 = state == STATE_CLAIM && turn == 3'd1;
    wire         used_1_term = (state_eq_0_and_erased && swept_way == 3'd1) || state_eq_6_and_turn_eq_1;
    wire         used_1_term_2 = way_1_rdata[0] == swept_association[0] || swept_both;
    wire         used_1_term_3 = way_1_rdata[4:1] == swept_association[4:1] && used_1_term_2;
    wire         used_1_term_4 = used_1_rdata && !(sweeps_all || used_1_term_3);
    wire         state_eq_6_and_turn_eq_2 = state == STATE_CLAIM && turn == 3'd2;
    wire         used_2_term = (state_eq_0_and_erased && swept_way == 3'd2) || state_eq_6_and_turn_eq_2;
    wire         used_2_term_2 = way_2_rdata[0] == swept_association[0] || swept_both;
    wire         used_2_term_3 = way_2_rdata[4:1] == swept_association[4:1] && used_2_term_2;
    wire         used_2_term_4 = used_2_rdata && !(sweeps_all || used_2_term_3);
    wire         state_eq_6_and_turn_eq_3 = state == STATE_CLAIM && turn == 3'd3;
    wire         used_3_term = (state_eq_0_and_erased && swept_way == 3'd3) || state_eq_6_and_turn_eq_3;
    wire         used_3_term_2 = way_3_rdata[0] == swept_association[0] || swept_both;
    wire         used_3_term_3 = way_3_rdata[4:1] == swept_association[4:1] && used_3_term_2;
    wire         used_3_term_4 = used_3_rdata && !(sweeps_all || used_3_term_3);
    wire         state_eq_6_and_turn_eq_4 = state == STATE_CLAIM && turn == 3'd4;
    wire         used_4_term = (state_eq_0_and_erased && swept_way == 3'd4) || state_eq_6_and_turn_eq_4;
    wire         used_4_term_2 = way_4_rdata[0] == swept_association[0] || swept_both;
    wire         used_4_term_3 = way_4_rdata[4:1] == swept_association[4:1] && used_4_term_2;
    wire         used_4_term_4 = used_4_rdata && !(sweeps_all || used_4_term_3);
    wire         state_eq_6_and_turn_eq_5 = state == STATE_CLAIM && turn == 3'd5;
    wire         used_5_term = (state_eq_0_and_erased && swept_way == 3'd5) || state_eq_6_and_turn_eq_5;
    wire         used_5_term_2 = way_5_rdata[0] == swept_association[0] || swept_both;
    wire         used_5_term_3 = way_5_rdata[4:1] == swept_association[4:1] && used_5_term_2;
    wire         used_5_term_4 = used_5_rdata && !(sweeps_all || used_5_term_3);
    wire         state_eq_6_and_turn_eq_6 = state == STATE_CLAIM && turn == 3'd6;
    wire         used_6_term = (state_eq_0_and_erased && swept_way == 3'd6) || state_eq_6_and_turn_eq_6;
    wire         used_6_term_2 = way_6_rdata[0] == swept_association[0] || swept_both;
    wire         used_6_term_3 = way_6_rdata[4:1] == swept_association[4:1] && used_6_term_2;
    wire         used_6_term_4 = used_6_rdata && !(sweeps_all || used_6_term_3);
    wire         state_eq_6_and_turn_eq_7 = state == STATE_CLAIM && turn == 3'd7;
    wire         used_7_term = (state_eq_0_and_erased && swept_way == 3'd7) || state_eq_6_and_turn_eq_7;
    wire         used_7_term_2 = way_7_rdata[0] == swept_association[0] || swept_both;
    wire         used_7_term_3 = way_7_rdata[4:1] == swept_association[4:1] && used_7_term_2;
    wire         used_7_term_4 = used_7_rdata && !(sweeps_all || used_7_term_3);
    wire   [7:0] masks_choice = erase_enable ? erase_number : claimed_slot;
    wire         set_all = &set;
    wire         swept_way_all = &swept_way;
    wire         erase_enable_term = used_0_term_4 && swept_way == 3'd0;
    wire         erase_enable_term_2 = erase_enable_term || (used_1_term_4 && swept_way == 3'd1);
    wire         erase_enable_term_3 = erase_enable_term_2 || (used_2_term_4 && swept_way == 3'd2);
    wire         erase_enable_term_4 = erase_enable_term_3 || (used_3_term_4 && swept_way == 3'd3);
    wire         erase_enable_term_5 = erase_enable_term_4 || (used_4_term_4 && swept_way == 3'd4);
    wire         erase_enable_term_6 = erase_enable_term_5 || (used_5_term_4 && swept_way == 3'd5);
    wire         erase_enable_term_7 = erase_enable_term_6 || (used_6_term_4 && swept_way == 3'd6);
    wire         erase_enable_term_8 = !(erase_enable_term_7 || (used_7_term_4 && swept_way == 3'd7));
    wire   [7:0] erase_number_and = {set, 3'd0} & {8{swept_way == 3'd0}};
    wire   [7:0] erase_number_or = erase_number_and | ({set, 3'd1} & {8{swept_way == 3'd1}});
    wire   [7:0] erase_number_or_2 = erase_number_or | ({set, 3'd2} & {8{swept_way == 3'd2}});
    wire   [7:0] erase_number_or_3 = erase_number_or_2 | ({set, 3'd3} & {8{swept_way == 3'd3}});
    wire   [7:0] erase_number_or_4 = erase_number_or_3 | ({set, 3'd4} & {8{swept_way == 3'd4}});
    wire   [7:0] erase_number_or_5 = erase_number_or_4 | ({set, 3'd5} & {8{swept_way == 3'd5}});
    wire   [7:0] erase_number_or_6 = erase_number_or_5 | ({set, 3'd6} & {8{swept_way == 3'd6}});
    wire   [7:0] erase_number_or_7 = erase_number_or_6 | ({set, 3'd7} & {8{swept_way == 3'd7}});
    wire   [2:0] turn_plus_1 = turn + 3'd1;

    tss_transmit_flights_k256 flights (
        .clk                       (clk),
        .rst                       (rst),
        .issue_enable              (issue_enable),
        .issue_flight_spot_row     (issue_flight_spot_row),
        .issue_flight_spot_slot    (issue_flight_spot_slot),
        .issue_flight_on_probation (issue_flight_on_probation),
        .completed                 (completed),
        .opened                    (opened),
        .asked                     (claimed_slot),
        .free                      (flights_free),
        .none                      (flights_none),
        .promote_payload_row       (flights_promote_payload_row),
        .promote_payload_slot      (flights_promote_payload_slot),
        .promote_valid             (flights_promote_valid),
        .promote_ready             (1'b1)
    );

    delay_w1_c4 needed_decide_later (
        .clk (clk),
        .d   (requests_rdata[185]),
        .q   (needed_decide_later_q)
    );

    always @* begin
        set_ahead = {
        ^(subject & 182'h3b1f3485763e690aec7cd215d8f9a42bb1f3485763e690),
        ^(subject & 182'h1d8f9a42bb1f3485763e690aec7cd215d8f9a42bb1f348),
        ^(subject & 182'h2ec7cd215d8f9a42bb1f3485763e690aec7cd215d8f9a4),
        ^(subject & 182'h2c7cd215d8f9a42bb1f3485763e690aec7cd215d8f9a42),
        ^(subject & 182'h363e690aec7cd215d8f9a42bb1f3485763e690aec7cd21)
    };
        case (state)
            STATE_SWEEP: begin
                set_ahead = set;
                if (erased) begin
                    if (swept_way_all) begin
                        set_ahead = set + 5'd1;
                    end
                end
            end
            STATE_IDLE: begin
                if (changes && drained) begin
                    if (is_made) begin
                        set_ahead = claimed_row;
                    end
                end
            end
            default: begin end
        endcase
        if (sweep_enable) begin
            set_ahead = 5'd0;
        end
    end

    always @* begin
        answered = 1'b0;
        case (state)
            STATE_STORE: begin
                answered = 1'b1;
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
        up_payload_packet_sent,
        up_payload_packet_tsc,
        up_payload_packet_iv,
        up_payload_packet_header,
        up_payload_packet_header_bytes,
        up_payload_packet_around_bytes,
        up_payload_packet_aad_bytes,
        up_payload_packet_bytes,
        up_payload_packet_sealed_bytes
    };
    end

    always @(posedge clk) begin
        if (used_0_term || (state == STATE_STORE && claimed_way == 3'd0)) used_0[set] <= state == STATE_SWEEP ? used_0_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (used_1_term || (state == STATE_STORE && claimed_way == 3'd1)) used_1[set] <= state == STATE_SWEEP ? used_1_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (used_2_term || (state == STATE_STORE && claimed_way == 3'd2)) used_2[set] <= state == STATE_SWEEP ? used_2_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (used_3_term || (state == STATE_STORE && claimed_way == 3'd3)) used_3[set] <= state == STATE_SWEEP ? used_3_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (used_4_term || (state == STATE_STORE && claimed_way == 3'd4)) used_4[set] <= state == STATE_SWEEP ? used_4_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (used_5_term || (state == STATE_STORE && claimed_way == 3'd5)) used_5[set] <= state == STATE_SWEEP ? used_5_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (used_6_term || (state == STATE_STORE && claimed_way == 3'd6)) used_6[set] <= state == STATE_SWEEP ? used_6_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (used_7_term || (state == STATE_STORE && claimed_way == 3'd7)) used_7[set] <= state == STATE_SWEEP ? used_7_term_4 : state == STATE_STORE;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_0) way_0[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_1) way_1[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_2) way_2[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_3) way_3[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_4) way_4[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_5) way_5[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_6) way_6[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (state_eq_6_and_turn_eq_7) way_7[set] <= entry_compare;
    end

    always @(posedge clk) begin
        if (answers) results[decided[3:0]] <= {found_decide, slot};
    end

    always @(posedge clk) begin
        if (fetches || !leaves) masks_rdata <= masks[results_rdata[7:0]];
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
            set <= 5'd0;
            sweeps_all <= 1'b1;
            swept_way <= 3'd0;
            erasing <= 1'b0;
            settling <= 3'd6;
            turn <= 3'd0;
            missed <= 1'b0;
            valid_hash <= 1'b0;
            valid_compare <= 1'b0;
            valid_join <= 1'b0;
            valid_decide <= 1'b0;
            erase_enable <= 1'b0;
            leaves <= 1'b0;
        end else begin
            if (takes) begin
                taken <= taken + 5'd1;
            end
            set <= set_ahead;
            if (state == STATE_SWEEP) begin
                settling <= 3'd6;
                erasing <= erased ? 1'b0 : erasing + 1'b1;
                if (erased) begin
                    swept_way <= swept_way + 3'd1;
                end
            end else if (settling_any) begin
                settling <= settling - 3'd1;
            end
            if (set_all && swept_way_all && erased) begin
                sweeps_all <= 1'b0;
            end
            if (enters) begin
                looked <= looked + 5'd1;
            end
            valid_hash <= enters;
            valid_compare <= valid_hash;
            valid_join <= valid_compare;
            valid_decide <= valid_join;
            if (answers) begin
                decided <= decided + 5'd1;
            end
            if (misses_now) begin
                missed <= 1'b1;
            end
            erase_enable <= state == STATE_SWEEP && erase_enable_term_8;
            if (fetches) begin
                leaves <= 1'b1;
            end else if (down_ready) begin
                leaves <= 1'b0;
            end
            if (fetches) begin
                fetched <= fetched + 5'd1;
            end
            if (leaves && down_ready) begin
                handed <= handed + 5'd1;
            end
            if (make_ready) begin
                orders <= 1'b0;
            end
            if (made) begin
                is_made <= 1'b1;
            end
            case (state)
                STATE_SWEEP: begin
                    if (erased) begin
                        if (swept_way_all) begin
                            if (set_all) begin
                                state <= STATE_IDLE;
                            end
                        end
                    end
                end
                STATE_IDLE: begin
                    if (changes && drained) begin
                        if (1'b0) begin
                            state <= STATE_SWAP;
                        end else if (is_made) begin
                            state <= STATE_STORE;
                        end else if (lookable) begin
                            state <= STATE_HASH;
                        end else begin
                            looked <= decided;
                            state <= STATE_REWIND;
                        end
                    end
                end
                STATE_REWIND: begin
                    state <= STATE_HASH;
                end
                STATE_HASH: begin
                    state <= STATE_CLAIM;
                end
                STATE_CLAIM: begin
                    turn <= turn_plus_1;
                    claims <= 1'b1;
                    orders <= 1'b1;
                    state <= STATE_AWAIT;
                end
                STATE_AWAIT: begin
                    if (is_made) begin
                        state <= STATE_STORE;
                    end
                end
                STATE_STORE: begin
                    is_made <= 1'b0;
                    claims <= 1'b0;
                    missed <= 1'b0;
                    state <= STATE_IDLE;
                end
                STATE_SWAP: begin
                    if (1'b0) begin
                        turn <= turn == 3'd6 ? 3'd0 : turn_plus_1;
                    end
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
        if (sweep_enable) begin
            swept_association <= sweep_association;
            swept_both <= sweep_both;
        end
        if (enters) begin
            subject <= {requests_rdata[176:0], requests_rdata[184:180]};
        end
        entry_compare <= entry;
        equal_join <= equal;
        row_join <= row;
        row_decide <= row_join;
        way_decide <= way;
        found_decide <= found;
        erase_number <= sweeps_all ? {set, swept_way} : erase_number_or_7;
        if (fetches) begin
            shown_found <= results_rdata[8];
            shown_slot <= results_rdata[7:0];
        end
        case (state)
            STATE_IDLE: begin
                if (changes && drained) begin
                    if (1'b0) begin
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
                claimed_way <= turn;
                claimed_slot <= {set, turn};
            end
            default: begin end
        endcase
    end

    assign refused = 1'b0;
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
    assign down_payload_packet_sent = passengers_rdata[662];
    assign down_payload_packet_tsc = passengers_rdata[661:598];
    assign down_payload_packet_iv = passengers_rdata[597:502];
    assign down_payload_packet_header = passengers_rdata[501:54];
    assign down_payload_packet_header_bytes = passengers_rdata[53:48];
    assign down_payload_packet_around_bytes = passengers_rdata[47:42];
    assign down_payload_packet_aad_bytes = passengers_rdata[41:28];
    assign down_payload_packet_bytes = passengers_rdata[27:14];
    assign down_payload_packet_sealed_bytes = passengers_rdata[13:0];
    assign down_valid = leaves;
    assign want_ready = answered;
    assign make_payload_slot = claimed_slot;
    assign make_payload_request_association = requests_rdata_2[184:180];
    assign make_payload_request_derive = requests_rdata_2[179];
    assign make_payload_request_server = requests_rdata_2[178];
    assign make_payload_request_direct = requests_rdata_2[177];
    assign make_payload_request_wide = requests_rdata_2[176];
    assign make_payload_request_address = requests_rdata_2[175:48];
    assign make_payload_request_epoch = requests_rdata_2[47:32];
    assign make_payload_request_rekey = requests_rdata_2[31:0];
    assign make_valid = orders;

    wire _unused_ok = &{1'b0, may_make, want_payload_derive, want_payload_server, want_payload_direct, requests_rdata[179:177], flights_promote_payload_row, flights_promote_payload_slot, flights_promote_valid, requests_rdata_2[185]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) swept_while_quiet: assert (!sweep_enable || quiet);
    always @(posedge clk) if (!rst) made_what_was_claimed: assert (!made || (claims && !is_made));
    always @(posedge clk) if (!rst) changed_while_drained: assert (state == STATE_IDLE || state == STATE_SWEEP || drained);
`endif

endmodule

`default_nettype wire
