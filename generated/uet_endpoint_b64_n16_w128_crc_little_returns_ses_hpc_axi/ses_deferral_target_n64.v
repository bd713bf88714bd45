// Deferred sends at their target: 64 that wait for a receive or are waited for.
`default_nettype none

module ses_deferral_target_n64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        choices_zero_token,
    input  wire        choices_target_upper,
    input  wire        tick,
    input  wire        reserve_valid,
    input  wire [15:0] reserve_header_peer,
    input  wire        reserve_header_rel,
    input  wire [23:0] reserve_header_job_id,
    input  wire [31:0] reserve_header_token,
    input  wire [31:0] reserve_header_kept,
    input  wire        settle_valid,
    input  wire  [5:0] settle_slot,
    input  wire        settle_stored,
    input  wire        found_valid,
    input  wire  [5:0] found_slot,
    input  wire [31:0] found_place_wr_id,
    input  wire [63:0] found_place_address,
    input  wire [31:0] found_place_length,
    input  wire        lookup_valid,
    input  wire  [1:0] lookup_kind,
    input  wire [15:0] lookup_peer,
    input  wire [31:0] lookup_tokens_initiator,
    input  wire [31:0] lookup_tokens_target,
    output wire        free_valid,
    output wire  [5:0] free_slot,
    output wire [31:0] free_token,
    output wire [15:0] full,
    output reg         room,
    output wire        found_done_valid,
    output wire        found_done_again,
    output wire        answer_valid,
    output wire  [1:0] answer_kind,
    output wire        answer_hit,
    output wire [31:0] answer_place_wr_id,
    output wire [63:0] answer_place_address,
    output wire [31:0] answer_place_length,
    output wire [15:0] rtr_payload_peer,
    output wire        rtr_payload_rel,
    output wire [23:0] rtr_payload_job_id,
    output wire [63:0] rtr_payload_buffer_offset,
    output wire [63:0] rtr_payload_match_bits,
    output wire        rtr_valid,
    input  wire        rtr_ready,
    output wire [31:0] returned_payload_wr_id,
    output wire        returned_valid,
    input  wire        returned_ready
);

    localparam [1:0] KIND_2_RESTART = 2'd0;
    localparam [1:0] KIND_2_DROP    = 2'd1;
    localparam [1:0] KIND_2_REFUSE  = 2'd2;

    reg   [63:0] taken;
    reg   [63:0] dropped;
    reg   [63:0] promised;
    reg   [63:0] back;
    reg   [63:0] age_0;
    reg   [63:0] age_1;
    wire         tokens_valid;
    wire   [5:0] tokens_slot;
    wire  [31:0] tokens_token;
    wire  [63:0] shares_held;
    wire  [15:0] shares_full;
    reg          found_1_valid;
    reg    [5:0] found_1_slot;
    reg   [31:0] found_1_place_wr_id;
    reg   [63:0] found_1_place_address;
    reg   [31:0] found_1_place_length;
    reg  [130:0] infos_rdata;
    reg          found_2_valid;
    reg          found_2_again;
    reg          promises_2;
    reg    [5:0] found_slot_2;
    wire   [4:0] rtrs_level;
    wire  [15:0] rtrs_down_payload_peer;
    wire         rtrs_down_payload_rel;
    wire  [23:0] rtrs_down_payload_job_id;
    wire  [63:0] rtrs_down_payload_buffer_offset;
    wire  [63:0] rtrs_down_payload_match_bits;
    wire         rtrs_down_valid;
    reg          lookup_1_valid;
    reg    [1:0] lookup_1_kind;
    reg   [15:0] lookup_1_peer;
    reg   [31:0] lookup_1_tokens_initiator;
    reg   [31:0] lookup_1_tokens_target;
    reg  [130:0] infos_rdata_1;
    reg          renewed_1;
    reg          acts_2_restarts;
    reg          acts_2_drops;
    reg          acts_2_refuses;
    reg   [63:0] mask_2;
    reg    [5:0] at_2;
    reg  [127:0] places_rdata;
    reg    [1:0] kind_2;
    reg    [1:0] answered_kind;
    reg          answered_hit;
    wire         giving_valid;
    wire   [5:0] giving_slot;
    wire  [63:0] giving_leaves;
    reg  [127:0] places_rdata_1;
    reg          answers_1;
    reg          answers_2;
    reg          answers_3;
    reg  [130:0] infos [0:63];
    (* no_rw_check *)
    reg  [127:0] places [0:63];

    wire [63:0] held = shares_held;
    wire        reserves = reserve_valid && tokens_valid;
    wire [63:0] finds = (64'd1 << found_1_slot) & {64{found_1_valid}};
    wire        is_dropped = |(dropped & finds);
    wire        promises = found_1_valid && !is_dropped;
    wire        is_promised = |(promised & mask_2);
    wire [63:0] promised_or_back = promised | back;
    wire [63:0] promised_or_back_or_dropped = promised_or_back | dropped;
    wire        is_waiting = |(taken & ~(promised_or_back_or_dropped | finds) & mask_2);
    wire        gives = acts_2_restarts && is_promised;
    wire  [3:0] shares_take_group_xor = reserve_header_peer[3:0] ^ reserve_header_peer[7:4];
    wire [31:0] rtrs_push_payload_match_bits_and = {infos_rdata[130:105], found_slot_2} & {32{!choices_zero_token}};
    wire [63:0] rtrs_push_payload_match_bits_word = {rtrs_push_payload_match_bits_and, infos_rdata[63:32]};
    wire        acts_2_restarts_term = infos_rdata_1[130:105] == lookup_1_tokens_target[31:6] && !renewed_1;
    wire        acts_2_restarts_term_2 = !(reserves && tokens_slot == lookup_1_tokens_target[5:0]);
    wire        acts_2_restarts_term_3 = acts_2_restarts_term && acts_2_restarts_term_2 && lookup_1_valid;
    wire        acts_2_restarts_match = infos_rdata_1[63:32] == lookup_1_tokens_initiator;
    wire        acts_2_restarts_term_4 = infos_rdata_1[104:89] == lookup_1_peer && acts_2_restarts_match;
    wire        answered_hit_term = acts_2_refuses && is_promised;
    wire        acts_2_drops_and_is_waiting = acts_2_drops && is_waiting;
    wire [63:0] taken_and = mask_2 & {64{gives}};
    wire [63:0] taken_or = taken_and | giving_leaves | (finds & {64{is_dropped}});
    wire        taken_term = settle_valid && !settle_stored;
    wire [63:0] taken_and_2 = taken & ~(taken_or | ((64'd1 << settle_slot) & {64{taken_term}}));
    wire [63:0] promised_and = mask_2 & {64{answered_hit_term}};
    wire [63:0] taken_and_or_promised_and = taken_and | promised_and;
    wire [63:0] promised_and_2 = age_0 & age_1 & promised & ~taken_and_or_promised_and & {64{tick}};
    wire [63:0] promised_and_3 = finds & {64{promises}};
    wire [63:0] promised_and_4 = promised_and_3 & {64{!choices_zero_token}};
    wire [63:0] back_or = (back & ~giving_leaves) | promised_and | promised_and_2;
    wire [63:0] not_promised_and_4 = ~promised_and_4;

    ses_token_source_n64_t32 tokens (
        .clk   (clk),
        .rst   (rst),
        .taken (taken | held),
        .take  (reserve_valid),
        .valid (tokens_valid),
        .slot  (tokens_slot),
        .token (tokens_token)
    );

    ses_peer_share_n64_g16_m32 shares (
        .clk        (clk),
        .rst        (rst),
        .take_valid (reserves),
        .take_slot  (tokens_slot),
        .take_group (shares_take_group_xor ^ reserve_header_peer[11:8] ^ reserve_header_peer[15:12]),
        .taken      (taken),
        .held       (shares_held),
        .full       (shares_full)
    );

    roomy_fifo_w169_d32 rtrs (
        .clk                        (clk),
        .rst                        (rst),
        .push_enable                (promises_2),
        .push_payload_peer          (infos_rdata[104:89]),
        .push_payload_rel           (infos_rdata[88]),
        .push_payload_job_id        (infos_rdata[87:64]),
        .push_payload_buffer_offset ({32'd0, infos_rdata[31:0]}),
        .push_payload_match_bits    (choices_target_upper ? rtrs_push_payload_match_bits_word : {infos_rdata[63:32], rtrs_push_payload_match_bits_and}),
        .level                      (rtrs_level),
        .down_payload_peer          (rtrs_down_payload_peer),
        .down_payload_rel           (rtrs_down_payload_rel),
        .down_payload_job_id        (rtrs_down_payload_job_id),
        .down_payload_buffer_offset (rtrs_down_payload_buffer_offset),
        .down_payload_match_bits    (rtrs_down_payload_match_bits),
        .down_valid                 (rtrs_down_valid),
        .down_ready                 (rtr_ready)
    );

    ses_pending_slots_n64 giving (
        .clk     (clk),
        .rst     (rst),
        .pending (back),
        .ready   (returned_ready),
        .valid   (giving_valid),
        .slot    (giving_slot),
        .leaves  (giving_leaves)
    );

    always @(posedge clk) begin
        infos_rdata <= infos[found_1_slot];
        infos_rdata_1 <= infos[lookup_tokens_target[5:0]];
        if (reserves) infos[tokens_slot] <= {
        tokens_token[31:6],
        reserve_header_peer,
        reserve_header_rel,
        reserve_header_job_id,
        reserve_header_token,
        reserve_header_kept
    };
    end

    always @(posedge clk) begin
        places_rdata <= places[at_2];
        places_rdata_1 <= places[giving_slot];
        if (promises) places[found_1_slot] <= {found_1_place_wr_id, found_1_place_address, found_1_place_length};
    end

    always @(posedge clk) begin
        if (rst) begin
            taken <= 64'd0;
            dropped <= 64'd0;
            promised <= 64'd0;
            back <= 64'd0;
            age_0 <= 64'd0;
            age_1 <= 64'd0;
            found_1_valid <= 1'b0;
            found_2_valid <= 1'b0;
            promises_2 <= 1'b0;
            room <= 1'b0;
            lookup_1_valid <= 1'b0;
            acts_2_restarts <= 1'b0;
            acts_2_drops <= 1'b0;
            acts_2_refuses <= 1'b0;
            answers_1 <= 1'b0;
            answers_2 <= 1'b0;
            answers_3 <= 1'b0;
        end else begin
            found_1_valid <= found_valid;
            found_2_valid <= found_1_valid;
            promises_2 <= promises;
            room <= rtrs_level < 5'd16;
            lookup_1_valid <= lookup_valid;
            acts_2_restarts <= acts_2_restarts_term_3 && lookup_1_kind == KIND_2_RESTART && acts_2_restarts_term_4;
            acts_2_drops <= acts_2_restarts_term_3 && lookup_1_kind == KIND_2_DROP;
            acts_2_refuses <= acts_2_restarts_term_3 && lookup_1_kind == KIND_2_REFUSE;
            taken <= taken_and_2 | ((64'd1 << tokens_slot) & {64{reserves}});
            dropped <= (dropped & ~finds) | (mask_2 & {64{acts_2_drops_and_is_waiting}});
            promised <= (promised & ~(taken_and_or_promised_and | promised_and_2)) | promised_and_4;
            back <= back_or | (promised_and_3 & not_promised_and_4);
            age_0 <= (age_0 ^ (promised & {64{tick}})) & not_promised_and_4;
            age_1 <= (age_1 ^ (age_0 & promised & {64{tick}})) & not_promised_and_4;
            answers_1 <= lookup_valid;
            answers_2 <= answers_1;
            answers_3 <= answers_2;
        end
    end

    always @(posedge clk) begin
        found_1_slot <= found_slot;
        found_1_place_wr_id <= found_place_wr_id;
        found_1_place_address <= found_place_address;
        found_1_place_length <= found_place_length;
        found_2_again <= is_dropped;
        found_slot_2 <= found_1_slot;
        lookup_1_kind <= lookup_kind;
        lookup_1_peer <= lookup_peer;
        lookup_1_tokens_initiator <= lookup_tokens_initiator;
        lookup_1_tokens_target <= lookup_tokens_target;
        renewed_1 <= reserves && tokens_slot == lookup_tokens_target[5:0];
        mask_2 <= 64'd1 << lookup_1_tokens_target[5:0];
        at_2 <= lookup_1_tokens_target[5:0];
        kind_2 <= lookup_1_kind;
        answered_kind <= kind_2;
        answered_hit <= gives || answered_hit_term || acts_2_drops_and_is_waiting;
    end

    assign free_valid = tokens_valid;
    assign free_slot = tokens_slot;
    assign free_token = tokens_token;
    assign full = shares_full;
    assign found_done_valid = found_2_valid;
    assign found_done_again = found_2_again;
    assign answer_valid = answers_3;
    assign answer_kind = answered_kind;
    assign answer_hit = answered_hit;
    assign answer_place_wr_id = places_rdata[127:96];
    assign answer_place_address = places_rdata[95:32];
    assign answer_place_length = places_rdata[31:0];
    assign rtr_payload_peer = rtrs_down_payload_peer;
    assign rtr_payload_rel = rtrs_down_payload_rel;
    assign rtr_payload_job_id = rtrs_down_payload_job_id;
    assign rtr_payload_buffer_offset = rtrs_down_payload_buffer_offset;
    assign rtr_payload_match_bits = rtrs_down_payload_match_bits;
    assign rtr_valid = rtrs_down_valid;
    assign returned_payload_wr_id = places_rdata_1[127:96];
    assign returned_valid = giving_valid;

    wire _unused_ok = &{1'b0, infos_rdata_1[88:64], infos_rdata_1[31:0], places_rdata_1[95:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_what_waits: assert (!found_1_valid || (|(taken & ~promised_or_back & finds)));
    always @(posedge clk) if (!rst) is_one_thing: assert (!(|(promised & back)));
    always @(posedge clk) if (!rst) is_taken: assert (!(|(promised_or_back_or_dropped & ~taken)));
`endif

endmodule

`default_nettype wire
