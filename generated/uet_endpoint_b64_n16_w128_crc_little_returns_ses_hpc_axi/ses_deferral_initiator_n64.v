// Deferred sends at their initiator: 64 messages with tokens.
`default_nettype none

module ses_deferral_initiator_n64 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] choices_partial,
    input  wire        choices_target_upper,
    input  wire        tick,
    input  wire        open_valid,
    input  wire [15:0] open_peer,
    input  wire [15:0] open_message,
    input  wire [31:0] open_length,
    input  wire        event_valid,
    input  wire  [2:0] event_kind,
    input  wire [31:0] event_token,
    input  wire        rtr_valid,
    input  wire [15:0] rtr_peer,
    input  wire [63:0] rtr_match_bits,
    input  wire [63:0] rtr_buffer_offset,
    output wire        free_valid,
    output wire [31:0] free_token,
    output wire        rtr_answer_valid,
    output wire  [5:0] rtr_answer_code,
    output wire [15:0] rtr_answer_message,
    output wire        rtr_answer_stops,
    output wire [15:0] restart_payload_message,
    output wire [31:0] restart_payload_tokens_initiator,
    output wire [31:0] restart_payload_tokens_target,
    output wire [31:0] restart_payload_offset,
    output wire [31:0] restart_payload_length,
    output wire        restart_valid,
    input  wire        restart_ready,
    output wire [15:0] expired_payload_message,
    output wire        expired_valid,
    input  wire        expired_ready
);

    localparam [2:0] EVENT_KIND_DEFERRED       = 3'd0;
    localparam [2:0] EVENT_KIND_FAILED         = 3'd1;
    localparam [2:0] EVENT_KIND_AGAIN          = 3'd2;
    localparam [2:0] EVENT_KIND_SETTLED        = 3'd3;
    localparam [2:0] EVENT_KIND_CLOSED         = 3'd4;
    localparam [1:0] CHOICES_PARTIAL_REFUSE    = 2'd0;
    localparam [1:0] CHOICES_PARTIAL_AT_OFFSET = 2'd2;

    reg  [63:0] live;
    reg  [63:0] stopped;
    reg  [63:0] failed;
    reg  [63:0] held;
    reg  [63:0] settled;
    reg  [63:0] restarted;
    reg  [63:0] late;
    reg  [63:0] age_0;
    reg  [63:0] age_1;
    wire        tokens_valid;
    wire  [5:0] tokens_slot;
    wire [31:0] tokens_token;
    reg         rtr_1_valid;
    reg  [15:0] rtr_1_peer;
    reg  [31:0] rtr_1_own;
    reg  [31:0] rtr_1_theirs;
    reg  [63:0] rtr_1_offset;
    reg  [89:0] infos_rdata;
    reg         renewed_1;
    reg         fits_2;
    reg  [63:0] mask_2;
    reg   [5:0] rtr_2_at;
    reg  [31:0] rtr_2_theirs;
    reg  [31:0] rtr_2_offset;
    reg  [15:0] rtr_2_message;
    reg   [5:0] rtr_answered_code;
    reg  [15:0] rtr_answered_message;
    reg         rtr_answered_stops;
    reg         event_1_valid;
    reg   [2:0] event_1_kind;
    reg  [31:0] event_1_token;
    wire        going_valid;
    wire  [5:0] going_slot;
    wire [63:0] going_leaves;
    reg  [89:0] infos_rdata_1;
    reg  [63:0] helds_rdata;
    wire        telling_valid;
    wire  [5:0] telling_slot;
    wire [63:0] telling_leaves;
    reg  [89:0] infos_rdata_2;
    reg         answers_1;
    reg         answers_2;
    reg         answers_3;
    reg  [89:0] infos [0:63];
    (* no_rw_check *)
    reg  [63:0] helds [0:63];

    wire        opens = open_valid && tokens_valid;
    wire        holds_any = |(live & ~(failed | held | restarted | late) & mask_2);
    wire        holds = fits_2 && holds_any;
    wire [31:0] infos_rdata_choice = choices_target_upper ? rtr_match_bits[31:0] : rtr_match_bits[63:32];
    wire  [5:0] infos_rdata_choice_5_0 = infos_rdata_choice[5:0];
    wire [63:0] live_and_stopped = live & stopped;
    wire        fits_2_match = infos_rdata[89:64] == rtr_1_own[31:6];
    wire        fits_2_term = fits_2_match && infos_rdata[63:48] == rtr_1_peer && !renewed_1;
    wire        fits_2_term_2 = fits_2_term && !(opens && tokens_slot == rtr_1_own[5:0]);
    wire        fits_2_term_3 = (|rtr_1_offset[63:32]) || infos_rdata[31:0] < rtr_1_offset[31:0];
    wire        fits_2_term_4 = !((choices_partial == CHOICES_PARTIAL_REFUSE && (|rtr_1_offset)) || fits_2_term_3);
    wire [63:0] live_and = (64'd1 << event_1_token[5:0]) & {64{event_1_valid}};
    wire [63:0] live_and_2 = (64'd1 << tokens_slot) & {64{opens}};
    wire [63:0] stopped_or = stopped | (live_and & {64{event_1_kind == EVENT_KIND_DEFERRED}} & ~failed);
    wire [63:0] stopped_and = mask_2 & {64{holds}};
    wire [63:0] stopped_and_2 = live_and & {64{event_1_kind == EVENT_KIND_AGAIN}};
    wire [63:0] stopped_or_2 = stopped_and_2 | going_leaves;
    wire [63:0] stopped_not = ~(stopped_or_2 | live_and_2);
    wire [63:0] failed_and = live_and & {64{event_1_kind == EVENT_KIND_FAILED}};
    wire [63:0] failed_and_2 = live_and_stopped & settled & ~(held | failed | stopped_and);
    wire [63:0] failed_and_3 = failed_and_2 & age_0 & age_1 & {64{tick}};
    wire [63:0] failed_or = failed | failed_and | failed_and_3;
    wire        helds_rdata_63_32_any = |helds_rdata[63:32];
    wire [63:0] age_0_and = failed_and_2 & {64{tick}};

    ses_token_source_n64_t32 tokens (
        .clk   (clk),
        .rst   (rst),
        .taken (live | late),
        .take  (open_valid),
        .valid (tokens_valid),
        .slot  (tokens_slot),
        .token (tokens_token)
    );

    ses_pending_slots_n64 going (
        .clk     (clk),
        .rst     (rst),
        .pending (live_and_stopped & held & settled & ~failed),
        .ready   (restart_ready),
        .valid   (going_valid),
        .slot    (going_slot),
        .leaves  (going_leaves)
    );

    ses_pending_slots_n64 telling (
        .clk     (clk),
        .rst     (rst),
        .pending (late),
        .ready   (expired_ready),
        .valid   (telling_valid),
        .slot    (telling_slot),
        .leaves  (telling_leaves)
    );

    always @(posedge clk) begin
        infos_rdata <= infos[infos_rdata_choice_5_0];
        infos_rdata_1 <= infos[going_slot];
        infos_rdata_2 <= infos[telling_slot];
        if (opens) infos[tokens_slot] <= {tokens_token[31:6], open_peer, open_message, open_length};
    end

    always @(posedge clk) begin
        helds_rdata <= helds[going_slot];
        if (holds) helds[rtr_2_at] <= {rtr_2_theirs, rtr_2_offset & {32{choices_partial == CHOICES_PARTIAL_AT_OFFSET}}};
    end

    always @(posedge clk) begin
        if (rst) begin
            live <= 64'd0;
            late <= 64'd0;
            rtr_1_valid <= 1'b0;
            fits_2 <= 1'b0;
            event_1_valid <= 1'b0;
            answers_1 <= 1'b0;
            answers_2 <= 1'b0;
            answers_3 <= 1'b0;
        end else begin
            rtr_1_valid <= rtr_valid;
            fits_2 <= fits_2_term_2 && fits_2_term_4 && rtr_1_valid;
            event_1_valid <= event_valid;
            live <= (live & ~(live_and & {64{event_1_kind == EVENT_KIND_CLOSED}})) | live_and_2;
            late <= (late | failed_and_3) & ~telling_leaves;
            answers_1 <= rtr_valid;
            answers_2 <= answers_1;
            answers_3 <= answers_2;
        end
    end

    always @(posedge clk) begin
        rtr_1_peer <= rtr_peer;
        rtr_1_own <= infos_rdata_choice;
        rtr_1_theirs <= choices_target_upper ? rtr_match_bits[63:32] : rtr_match_bits[31:0];
        rtr_1_offset <= rtr_buffer_offset;
        renewed_1 <= opens && tokens_slot == infos_rdata_choice_5_0;
        mask_2 <= 64'd1 << rtr_1_own[5:0];
        rtr_2_at <= rtr_1_own[5:0];
        rtr_2_theirs <= rtr_1_theirs;
        rtr_2_offset <= rtr_1_offset[31:0];
        rtr_2_message <= infos_rdata[47:32];
        rtr_answered_code <= holds ? 6'd1 : 6'd24;
        rtr_answered_message <= rtr_2_message & {16{holds}};
        rtr_answered_stops <= holds && !(|(stopped & mask_2));
        event_1_kind <= event_kind;
        event_1_token <= event_token;
        stopped <= (stopped_or | stopped_and) & stopped_not;
        failed <= failed_or & ~(stopped_and_2 | live_and_2);
        held <= (held | stopped_and) & ~(stopped_or_2 | failed_and | live_and_2);
        settled <= (settled | (live_and & {64{event_1_kind == EVENT_KIND_SETTLED}})) & stopped_not;
        restarted <= (restarted | (going_leaves & {64{helds_rdata_63_32_any}})) & ~live_and_2;
        age_0 <= (age_0 ^ age_0_and) & failed_and_2;
        age_1 <= (age_1 ^ (age_0 & age_0_and)) & failed_and_2;
    end

    assign free_valid = tokens_valid;
    assign free_token = tokens_token;
    assign rtr_answer_valid = answers_3;
    assign rtr_answer_code = rtr_answered_code;
    assign rtr_answer_message = rtr_answered_message;
    assign rtr_answer_stops = rtr_answered_stops;
    assign restart_payload_message = infos_rdata_1[47:32];
    assign restart_payload_tokens_initiator = {infos_rdata_1[89:64], going_slot};
    assign restart_payload_tokens_target = helds_rdata[63:32];
    assign restart_payload_offset = helds_rdata[31:0];
    assign restart_payload_length = infos_rdata_1[31:0];
    assign restart_valid = going_valid;
    assign expired_payload_message = infos_rdata_2[47:32];
    assign expired_valid = telling_valid;

    wire _unused_ok = &{1'b0, event_1_token[31:6], infos_rdata_1[63:48], infos_rdata_2[89:48], infos_rdata_2[31:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) tells_of_open_ones: assert (!event_1_valid || (|(live & live_and)));
`endif

endmodule

`default_nettype wire
