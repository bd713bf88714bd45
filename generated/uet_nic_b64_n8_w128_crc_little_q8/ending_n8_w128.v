// Ends PDCs, of 8, when their time has come.
`default_nettype none

module ending_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         first,
    input  wire [127:0] identity_source,
    input  wire   [3:0] identity_local,
    input  wire  [15:0] identity_spdcid,
    input  wire         rod,
    input  wire  [31:0] start,
    input  wire         slot_free,
    input  wire         opened_write_enable,
    input  wire   [2:0] opened_write_pdc,
    input  wire [127:0] opened_write_opened_identity_source,
    input  wire   [3:0] opened_write_opened_identity_local,
    input  wire  [15:0] opened_write_opened_identity_spdcid,
    input  wire         opened_write_opened_rod,
    input  wire  [31:0] opened_write_opened_start,
    input  wire  [12:0] opened_write_opened_generation,
    input  wire         state_write_enable,
    input  wire  [15:0] state_write_pdcid,
    input  wire         state_write_pending,
    input  wire         state_write_ends,
    input  wire         next_write_enable,
    input  wire   [2:0] next_write_pdc,
    input  wire  [31:0] next_write_next,
    input  wire         next_write_announced,
    input  wire         fail_valid,
    input  wire  [15:0] fail_pdcid,
    input  wire         marking,
    output wire         removes,
    output wire [127:0] removed_source,
    output wire   [3:0] removed_local,
    output wire  [15:0] removed_spdcid,
    output wire         cleans,
    output wire   [2:0] place,
    output wire         ended_valid,
    output wire         ended_done,
    output wire  [15:0] ended_pdcid,
    output wire [127:0] ended_source,
    output wire   [3:0] ended_local,
    output wire  [15:0] ended_spdcid,
    output wire  [31:0] ended_next_start_psn,
    output wire         freed_valid,
    output wire  [15:0] freed_pdcid,
    input  wire  [15:0] end_payload_pdcid,
    input  wire         end_payload_pending,
    input  wire         end_valid,
    output wire         end_ready
);

    localparam [2:0] STEP_IDLE   = 3'd0;
    localparam [2:0] STEP_SETTLE = 3'd1;
    localparam [2:0] STEP_DECIDE = 3'd2;
    localparam [2:0] STEP_DRAIN  = 3'd3;
    localparam [2:0] STEP_CLEAN  = 3'd4;

    reg    [2:0] step;
    reg   [15:0] asked_pdcid;
    reg          asked_pending;
    wire [127:0] opened_word_identity_source;
    wire   [3:0] opened_word_identity_local;
    wire  [15:0] opened_word_identity_spdcid;
    wire         opened_word_rod;
    wire  [31:0] opened_word_start;
    wire  [12:0] opened_word_generation;
    wire         states_word_pending;
    wire         states_word_ends;
    wire  [31:0] nexts_word_next;
    wire         nexts_word_announced;
    wire  [12:0] fails_word;
    reg          may_end;
    reg          waits;
    reg   [31:0] last;
    reg   [31:0] next_start;
    reg    [3:0] same_part;
    reg    [1:0] same_start;
    reg          opens;
    reg    [4:0] left;
    reg    [2:0] removed_before;
    reg          told_valid;
    reg          told_done;
    reg   [15:0] told_pdcid;
    reg  [127:0] told_source;
    reg    [3:0] told_local;
    reg   [15:0] told_spdcid;
    reg   [31:0] told_next_start_psn;

    wire decides = step == STEP_DECIDE && !opens;
    wire refuses = decides && !may_end;
    assign removes = decides && may_end && slot_free;
    assign cleans = step == STEP_CLEAN && !marking;
    wire may_end_match = fails_word == asked_pdcid[15:3];
    wire may_end_term = (states_word_ends && !states_word_pending) || may_end_match;
    wire may_end_choice = asked_pending ? states_word_pending : may_end_term;
    wire same_part_match = identity_spdcid == opened_word_identity_spdcid;
    wire same_part_term = identity_local == opened_word_identity_local && same_part_match;

    context_copy_w194_n8 opened (
        .clk                  (clk),
        .enable               (opened_write_enable),
        .pdc                  (opened_write_pdc),
        .data_identity_source (opened_write_opened_identity_source),
        .data_identity_local  (opened_write_opened_identity_local),
        .data_identity_spdcid (opened_write_opened_identity_spdcid),
        .data_rod             (opened_write_opened_rod),
        .data_start           (opened_write_opened_start),
        .data_generation      (opened_write_opened_generation),
        .read                 (asked_pdcid[2:0]),
        .word_identity_source (opened_word_identity_source),
        .word_identity_local  (opened_word_identity_local),
        .word_identity_spdcid (opened_word_identity_spdcid),
        .word_rod             (opened_word_rod),
        .word_start           (opened_word_start),
        .word_generation      (opened_word_generation)
    );

    context_copy_w2_n8_6ddc99 states (
        .clk          (clk),
        .enable       (state_write_enable),
        .pdc          (state_write_pdcid[2:0]),
        .data_pending (state_write_pending),
        .data_ends    (state_write_ends),
        .read         (asked_pdcid[2:0]),
        .word_pending (states_word_pending),
        .word_ends    (states_word_ends)
    );

    context_copy_w33_n8_cecc50 nexts (
        .clk            (clk),
        .enable         (next_write_enable),
        .pdc            (next_write_pdc),
        .data_next      (next_write_next),
        .data_announced (next_write_announced),
        .read           (asked_pdcid[2:0]),
        .word_next      (nexts_word_next),
        .word_announced (nexts_word_announced)
    );

    context_copy_w13_n8 fails (
        .clk    (clk),
        .enable (fail_valid),
        .pdc    (fail_pdcid[2:0]),
        .data   (fail_pdcid[15:3]),
        .read   (asked_pdcid[2:0]),
        .word   (fails_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_IDLE;
            told_valid <= 1'b0;
        end else begin
            case (step)
                STEP_IDLE: begin
                    if (end_valid) begin
                        step <= STEP_SETTLE;
                    end
                end
                STEP_SETTLE: begin
                    if (!((|left) || opens)) begin
                        step <= STEP_DECIDE;
                    end
                end
                STEP_DECIDE: begin
                    if (opens) begin
                        step <= STEP_SETTLE;
                    end else if (refuses) begin
                        step <= STEP_IDLE;
                    end else if (removes) begin
                        step <= STEP_DRAIN;
                    end
                end
                STEP_DRAIN: begin
                    if (removed_before[2]) begin
                        step <= STEP_CLEAN;
                    end
                end
                STEP_CLEAN: begin
                    if (cleans) begin
                        step <= STEP_IDLE;
                    end
                end
                default: begin end
            endcase
            told_valid <= removes || refuses;
        end
    end

    always @(posedge clk) begin
        if (step == STEP_IDLE) begin
            asked_pdcid <= end_payload_pdcid;
            asked_pending <= end_payload_pending;
        end
        may_end <= opened_word_generation == asked_pdcid[15:3] && may_end_choice;
        waits <= states_word_pending && !may_end_match;
        last <= opened_word_start + nexts_word_next;
        next_start <= last + {31'd0, nexts_word_announced};
        same_part <= {
            identity_source[127:64] == opened_word_identity_source[127:64],
            identity_source[63:0] == opened_word_identity_source[63:0],
            same_part_term && rod == opened_word_rod,
            first
        };
        same_start <= {&same_part, start == opened_word_start};
        opens <= (&same_start) && waits;
        left <= step == STEP_IDLE || opens ? 5'd21 : left - 5'd1;
        removed_before <= {removed_before[1:0], removes};
        told_done <= removes;
        told_pdcid <= asked_pdcid;
        told_source <= opened_word_identity_source;
        told_local <= opened_word_identity_local;
        told_spdcid <= opened_word_identity_spdcid;
        told_next_start_psn <= next_start;
    end

    assign removed_source = opened_word_identity_source;
    assign removed_local = opened_word_identity_local;
    assign removed_spdcid = opened_word_identity_spdcid;
    assign place = asked_pdcid[2:0];
    assign ended_valid = told_valid;
    assign ended_done = told_done;
    assign ended_pdcid = told_pdcid;
    assign ended_source = told_source;
    assign ended_local = told_local;
    assign ended_spdcid = told_spdcid;
    assign ended_next_start_psn = told_next_start_psn;
    assign freed_valid = cleans;
    assign freed_pdcid = asked_pdcid;
    assign end_ready = step == STEP_IDLE;

    wire _unused_ok = &{1'b0, state_write_pdcid[15:3]};

endmodule

`default_nettype wire
