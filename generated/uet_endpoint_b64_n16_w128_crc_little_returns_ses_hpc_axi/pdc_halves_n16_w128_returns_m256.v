// Joins the sending and the receiving half of 16 PDCs.
`default_nettype none

module pdc_halves_n16_w128_returns_m256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         begun_enable,
    input  wire   [3:0] begun_payload_place,
    input  wire  [15:0] begun_payload_pdcid,
    input  wire         begun_payload_rod,
    input  wire         begun_payload_roce,
    input  wire   [3:0] begun_payload_ccc,
    input  wire         begun_payload_starts,
    input  wire  [31:0] begun_payload_start_psn,
    input  wire [127:0] begun_payload_destination,
    input  wire   [3:0] begun_payload_local,
    input  wire  [15:0] begun_payload_peer,
    input  wire         pdc_event_valid,
    input  wire   [3:0] pdc_event_place,
    input  wire  [15:0] pdc_event_pdcid,
    input  wire         pdc_event_opened,
    input  wire         pdc_event_established,
    input  wire         pdc_event_moved,
    input  wire         pdc_event_quiesce,
    input  wire         pdc_event_failed,
    input  wire   [7:0] pdc_event_code,
    input  wire         pdc_event_closed,
    input  wire         pdc_event_ended,
    input  wire  [31:0] pdc_event_next_psn,
    input  wire         pdc_event_syn_resent,
    input  wire  [31:0] pdc_event_start_psn,
    input  wire  [15:0] pdc_event_peer,
    input  wire         pdcs_begins_enable,
    input  wire  [15:0] pdcs_begins_pdcid,
    input  wire [127:0] pdcs_begins_destination,
    input  wire   [3:0] pdcs_begins_local,
    input  wire  [15:0] pdcs_begins_peer_pdcid,
    input  wire         pdcs_begins_rod,
    input  wire  [31:0] pdcs_begins_start_psn,
    input  wire         pdcs_begins_pending,
    input  wire         pdcs_closes_valid,
    input  wire  [15:0] pdcs_closes_pdcid,
    input  wire         ended_valid,
    input  wire  [15:0] ended_pdcid,
    input  wire         free_valid,
    input  wire  [15:0] free_pdcid,
    input  wire   [3:0] traffic_class,
    input  wire  [15:0] asked_payload_pdcid,
    input  wire         asked_payload_close,
    input  wire         asked_valid,
    output wire         asked_ready,
    input  wire  [15:0] answered_payload,
    input  wire         answered_valid,
    output wire         answered_ready,
    output wire [127:0] adopts_payload_source,
    output wire   [3:0] adopts_payload_local,
    output wire   [3:0] adopts_payload_kind,
    output wire         adopts_payload_rod,
    output wire   [1:0] adopts_payload_trimmed,
    output wire         adopts_payload_ce,
    output wire         adopts_payload_retx,
    output wire         adopts_payload_ar,
    output wire         adopts_payload_syn,
    output wire  [31:0] adopts_payload_psn,
    output wire  [15:0] adopts_payload_clear_offset,
    output wire  [15:0] adopts_payload_opaque,
    output wire  [31:0] adopts_payload_payload,
    output wire  [15:0] adopts_payload_spdcid,
    output wire  [15:0] adopts_payload_dpdcid,
    output wire  [13:0] adopts_payload_length,
    output wire  [13:0] adopts_payload_size,
    output wire  [15:0] adopts_payload_entropy,
    output wire  [15:0] adopts_payload_message_id,
    output wire  [23:0] adopts_payload_job_id,
    output wire         adopts_payload_resources_ccc,
    output wire         adopts_payload_resources_bitmap,
    output wire         adopts_payload_resources_pkt_buffer,
    output wire         adopts_payload_resources_gtd_del,
    output wire         adopts_payload_resources_gtd_last,
    output wire         adopts_payload_resources_ses_msg,
    output wire         adopts_payload_resources_other,
    output wire   [1:0] adopts_payload_tss_method,
    output wire  [31:0] adopts_payload_tss_start_psn,
    output wire         adopts_valid,
    input  wire         adopts_ready,
    output wire   [2:0] commands_payload_kind,
    output wire  [15:0] commands_payload_pdcid,
    output wire         commands_payload_with_psn,
    output wire  [31:0] commands_payload_psn,
    output wire         commands_valid,
    input  wire         commands_ready,
    output wire         changes_payload_kind,
    output wire  [15:0] changes_payload_pdcid,
    output wire  [15:0] changes_payload_peer,
    output wire         changes_payload_rod,
    output wire  [31:0] changes_payload_start_psn,
    output wire   [3:0] changes_payload_local,
    output wire [127:0] changes_payload_destination,
    output wire   [3:0] changes_payload_traffic_class,
    output wire         changes_valid,
    input  wire         changes_ready
);

    localparam [2:0] WHAT_ADOPT             = 3'd0;
    localparam [2:0] WHAT_RELEASE           = 3'd1;
    localparam [2:0] WHAT_FAIL              = 3'd2;
    localparam [2:0] WHAT_BUSY              = 3'd3;
    localparam [2:0] WHAT_IDLE              = 3'd4;
    localparam [2:0] WHAT_CLOSE             = 3'd5;
    localparam [2:0] KIND_CLOSE             = 3'd0;
    localparam [2:0] KIND_CLOSE_IN_ERROR    = 3'd1;
    localparam [2:0] KIND_RETURN_BUSY_SET   = 3'd2;
    localparam [2:0] KIND_RETURN_BUSY_CLEAR = 3'd3;
    localparam [2:0] KIND_RELEASE           = 3'd5;
    localparam [3:0] ADOPT_KIND_ADOPT       = 4'd9;
    localparam CHANGE_KIND_BEGIN      = 1'b0;
    localparam CHANGE_KIND_END        = 1'b1;
    localparam [1:0] ADOPT_TRIMMED_NONE     = 2'd0;
    localparam [1:0] ADOPT_TSS_METHOD_NONE  = 2'd0;

    reg          clearing;
    reg    [2:0] cleared;
    wire         ended_waiting_up_ready;
    wire  [15:0] ended_waiting_down_payload;
    wire         ended_waiting_down_valid;
    reg          change_kind;
    reg    [2:0] what;
    wire         todo_up_ready;
    wire   [2:0] todo_down_payload_what;
    wire  [15:0] todo_down_payload_pdcid;
    wire  [15:0] todo_down_payload_peer;
    wire  [31:0] todo_down_payload_start_psn;
    wire         todo_down_valid;
    reg    [6:0] waits;
    reg    [2:0] kind;
    reg  [132:0] facts [0:7];
    reg   [24:0] counts [0:7];
    reg   [15:0] adopted [0:7];
    reg   [15:0] freed [0:7];

    wire         begins = pdcs_begins_enable && !pdcs_begins_pdcid[15];
    wire         closes = pdcs_closes_valid && !pdcs_closes_pdcid[15] && !begins;
    wire         begins_or_closes = begins || closes;
    wire         pops_ended = !begins_or_closes;
    wire         has_change = begins_or_closes || ended_waiting_down_valid;
    wire         tells_term = pdc_event_closed || pdc_event_ended;
    wire         tells_choice = pdc_event_place[3] ? pdc_event_failed : pdc_event_established || tells_term;
    wire         tells = pdc_event_valid && tells_choice;
    wire  [15:0] counted = asked_valid ? asked_payload_pdcid : answered_payload;
    wire  [24:0] counts_rdata = counts[counted[2:0]];
    wire         is_same = counts_rdata[24:9] == counted;
    wire   [8:0] count_before = counts_rdata[8:0] & {9{is_same}};
    wire         may_count = !tells && !clearing;
    wire         counts_now_term = asked_valid && asked_payload_close;
    wire         counts_now = may_count && !counts_now_term && (asked_valid || answered_valid);
    wire         wishes = may_count && counts_now_term;
    wire         changes_busy = counts_now && (asked_valid ? !(|count_before) : count_before == 9'd1);
    wire         enters = tells || changes_busy || wishes;
    wire         is_next = todo_down_valid && !waits[6] && !clearing;
    wire  [15:0] adopted_rdata = adopted[todo_down_payload_pdcid[2:0]];
    wire  [15:0] freed_rdata = freed[todo_down_payload_pdcid[2:0]];
    wire         is_free = adopted_rdata == freed_rdata;
    wire         adopts_now = is_next && todo_down_payload_what == WHAT_ADOPT && is_free;
    wire         is_taken = adopts_now && adopts_ready;
    wire         pops_term = adopted_rdata != todo_down_payload_pdcid;
    wire         pops_term_2 = todo_down_payload_what == WHAT_RELEASE && pops_term;
    wire         commands_now = is_next && todo_down_payload_what != WHAT_ADOPT && !pops_term_2;
    wire         pops = is_taken || (commands_now && commands_ready) || (is_next && pops_term_2);
    wire  [15:0] adopted_rdata_1 = adopted[free_pdcid[2:0]];
    wire [132:0] facts_rdata = facts[todo_down_payload_pdcid[2:0]];
    wire [127:0] adopt_source = facts_rdata[127:0];
    wire   [3:0] adopt_local = facts_rdata[131:128];
    wire   [3:0] adopt_kind = ADOPT_KIND_ADOPT;
    wire         adopt_rod = facts_rdata[132];
    wire   [1:0] adopt_trimmed = ADOPT_TRIMMED_NONE;
    wire         adopt_ce = 1'b0;
    wire         adopt_retx = 1'b0;
    wire         adopt_ar = 1'b0;
    wire         adopt_syn = 1'b0;
    wire  [31:0] adopt_psn = todo_down_payload_start_psn;
    wire  [15:0] adopt_clear_offset = 16'd0;
    wire  [15:0] adopt_opaque = 16'd0;
    wire  [31:0] adopt_payload = 32'd0;
    wire  [15:0] adopt_spdcid = todo_down_payload_peer;
    wire  [15:0] adopt_dpdcid = todo_down_payload_pdcid;
    wire  [13:0] adopt_length = 14'd0;
    wire  [13:0] adopt_size = 14'd0;
    wire  [15:0] adopt_entropy = 16'd0;
    wire  [15:0] adopt_message_id = 16'd0;
    wire  [23:0] adopt_job_id = 24'd0;
    wire         adopt_resources_ccc = 1'b1;
    wire         adopt_resources_bitmap = 1'b1;
    wire         adopt_resources_pkt_buffer = 1'b1;
    wire         adopt_resources_gtd_del = 1'b1;
    wire         adopt_resources_gtd_last = 1'b0;
    wire         adopt_resources_ses_msg = 1'b1;
    wire         adopt_resources_other = 1'b1;
    wire   [1:0] adopt_tss_method = ADOPT_TSS_METHOD_NONE;
    wire  [31:0] adopt_tss_start_psn = 32'd0;
    wire  [15:0] changes_payload_pdcid_choice = closes ? pdcs_closes_pdcid : ended_waiting_down_payload;
    wire   [2:0] counts_choice = clearing ? cleared : counted[2:0];
    wire   [2:0] adopted_choice = clearing ? cleared : todo_down_payload_pdcid[2:0];
    wire   [2:0] freed_choice = clearing ? cleared : free_pdcid[2:0];

    block_fifo_w16_d8 ended_waiting (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (ended_pdcid),
        .up_valid     (ended_valid && !ended_pdcid[15]),
        .up_ready     (ended_waiting_up_ready),
        .down_payload (ended_waiting_down_payload),
        .down_valid   (ended_waiting_down_valid),
        .down_ready   (pops_ended)
    );

    block_fifo_w67_d576 todo (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_what        (what),
        .up_payload_pdcid       (tells ? pdc_event_pdcid : counted),
        .up_payload_peer        (pdc_event_peer),
        .up_payload_start_psn   (pdc_event_start_psn),
        .up_valid               (enters),
        .up_ready               (todo_up_ready),
        .down_payload_what      (todo_down_payload_what),
        .down_payload_pdcid     (todo_down_payload_pdcid),
        .down_payload_peer      (todo_down_payload_peer),
        .down_payload_start_psn (todo_down_payload_start_psn),
        .down_valid             (todo_down_valid),
        .down_ready             (pops)
    );

    always @* begin
        change_kind = CHANGE_KIND_END;
        if (begins) begin
            change_kind = CHANGE_KIND_BEGIN;
        end
    end

    always @* begin
        what = WHAT_IDLE;
        if (!tells) begin
            if (counts_now_term) begin
                what = WHAT_CLOSE;
            end else if (asked_valid) begin
                what = WHAT_BUSY;
            end
        end else if (pdc_event_place[3]) begin
            what = WHAT_FAIL;
        end else if (pdc_event_established) begin
            what = WHAT_ADOPT;
        end else begin
            what = WHAT_RELEASE;
        end
    end

    always @* begin
        kind = KIND_RELEASE;
        case (todo_down_payload_what)
            WHAT_FAIL: begin
                kind = KIND_CLOSE_IN_ERROR;
            end
            WHAT_BUSY: begin
                kind = KIND_RETURN_BUSY_SET;
            end
            WHAT_IDLE: begin
                kind = KIND_RETURN_BUSY_CLEAR;
            end
            WHAT_CLOSE: begin
                kind = KIND_CLOSE;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (begun_enable && !begun_payload_place[3]) facts[begun_payload_place[2:0]] <= {begun_payload_rod || begun_payload_roce, begun_payload_local, begun_payload_destination};
    end

    always @(posedge clk) begin
        if (clearing || (counts_now && (asked_valid || is_same))) counts[counts_choice] <= {counted & {16{!clearing}}, asked_valid ? count_before + 9'd1 : count_before - 9'd1};
    end

    always @(posedge clk) begin
        if (clearing || is_taken) adopted[adopted_choice] <= todo_down_payload_pdcid & {16{!clearing}};
    end

    always @(posedge clk) begin
        if (clearing || (free_valid && free_pdcid[15])) freed[freed_choice] <= adopted_rdata_1 & {16{!clearing}};
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 3'd0;
            waits <= 7'd0;
        end else begin
            cleared <= cleared + 3'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            if (waits[6]) begin
                waits <= waits + 7'd1;
            end
            if (is_taken) begin
                waits <= 7'd64;
            end
        end
    end

    assign asked_ready = may_count;
    assign answered_ready = may_count && !asked_valid;
    assign adopts_payload_source = adopt_source;
    assign adopts_payload_local = adopt_local;
    assign adopts_payload_kind = adopt_kind;
    assign adopts_payload_rod = adopt_rod;
    assign adopts_payload_trimmed = adopt_trimmed;
    assign adopts_payload_ce = adopt_ce;
    assign adopts_payload_retx = adopt_retx;
    assign adopts_payload_ar = adopt_ar;
    assign adopts_payload_syn = adopt_syn;
    assign adopts_payload_psn = adopt_psn;
    assign adopts_payload_clear_offset = adopt_clear_offset;
    assign adopts_payload_opaque = adopt_opaque;
    assign adopts_payload_payload = adopt_payload;
    assign adopts_payload_spdcid = adopt_spdcid;
    assign adopts_payload_dpdcid = adopt_dpdcid;
    assign adopts_payload_length = adopt_length;
    assign adopts_payload_size = adopt_size;
    assign adopts_payload_entropy = adopt_entropy;
    assign adopts_payload_message_id = adopt_message_id;
    assign adopts_payload_job_id = adopt_job_id;
    assign adopts_payload_resources_ccc = adopt_resources_ccc;
    assign adopts_payload_resources_bitmap = adopt_resources_bitmap;
    assign adopts_payload_resources_pkt_buffer = adopt_resources_pkt_buffer;
    assign adopts_payload_resources_gtd_del = adopt_resources_gtd_del;
    assign adopts_payload_resources_gtd_last = adopt_resources_gtd_last;
    assign adopts_payload_resources_ses_msg = adopt_resources_ses_msg;
    assign adopts_payload_resources_other = adopt_resources_other;
    assign adopts_payload_tss_method = adopt_tss_method;
    assign adopts_payload_tss_start_psn = adopt_tss_start_psn;
    assign adopts_valid = adopts_now;
    assign commands_payload_kind = kind;
    assign commands_payload_pdcid = todo_down_payload_pdcid;
    assign commands_payload_with_psn = 1'b0;
    assign commands_payload_psn = 32'd0;
    assign commands_valid = commands_now;
    assign changes_payload_kind = change_kind;
    assign changes_payload_pdcid = begins ? pdcs_begins_pdcid : changes_payload_pdcid_choice;
    assign changes_payload_peer = pdcs_begins_peer_pdcid;
    assign changes_payload_rod = pdcs_begins_rod;
    assign changes_payload_start_psn = pdcs_begins_start_psn;
    assign changes_payload_local = pdcs_begins_local;
    assign changes_payload_destination = pdcs_begins_destination;
    assign changes_payload_traffic_class = traffic_class;
    assign changes_valid = has_change;

    wire _unused_ok = &{1'b0, begun_payload_pdcid, begun_payload_ccc, begun_payload_starts, begun_payload_start_psn, begun_payload_peer, pdc_event_place[2:0], pdc_event_opened, pdc_event_moved, pdc_event_quiesce, pdc_event_code, pdc_event_next_psn, pdc_event_syn_resent, pdcs_begins_pending, free_pdcid[14:3], changes_ready, ended_waiting_up_ready, todo_up_ready};

`ifdef FORMAL
    wire no_pdc_begins_and_is_over_term = !(pdc_event_valid && !pdc_event_place[3]);

    always @(posedge clk) if (!rst) a_change_is_taken: assert (!has_change || changes_ready);
    always @(posedge clk) if (!rst) no_pdc_begins_and_is_over: assert (no_pdc_begins_and_is_over_term || !(pdc_event_established && tells_term));
    always @(posedge clk) if (!rst) todo_finds_room: assert (!enters || todo_up_ready);
`endif

endmodule

`default_nettype wire
