// Stream FIFO of 16 items of 696 bits.
`default_nettype none

module fifo_w696_d16 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_step_expired,
    input  wire        up_payload_step_found,
    input  wire        up_payload_step_cut,
    input  wire  [5:0] up_payload_step_first_code,
    input  wire  [7:0] up_payload_step_first_generation,
    input  wire        up_payload_step_first_bound,
    input  wire [31:0] up_payload_step_first_wr_id,
    input  wire [63:0] up_payload_step_first_address,
    input  wire [31:0] up_payload_step_first_claim,
    input  wire        up_payload_step_first_is_cut,
    input  wire        up_payload_step_first_released,
    input  wire        up_payload_step_first_deferred,
    input  wire  [5:0] up_payload_step_first_opcode,
    input  wire [31:0] up_payload_step_first_request_length,
    input  wire [63:0] up_payload_step_first_match_bits,
    input  wire [31:0] up_payload_step_first_initiator,
    input  wire [23:0] up_payload_step_first_job_id,
    input  wire        up_payload_step_first_rendezvous_is,
    input  wire  [4:0] up_payload_step_first_rendezvous_slot,
    input  wire [31:0] up_payload_step_first_rendezvous_eager_length,
    input  wire  [5:0] up_payload_step_header_code,
    input  wire  [5:0] up_payload_step_later_code,
    input  wire  [7:0] up_payload_generation,
    input  wire  [5:0] up_payload_context,
    input  wire        up_payload_wants_send,
    input  wire        up_payload_wants_tagged,
    input  wire        up_payload_is_write,
    input  wire        up_payload_is_read,
    input  wire        up_payload_is_no_op,
    input  wire        up_payload_is_atomic,
    input  wire [63:0] up_payload_region_address,
    input  wire  [5:0] up_payload_slot,
    input  wire        up_payload_keeps,
    input  wire        up_payload_completes,
    input  wire        up_payload_has_header_data,
    input  wire        up_payload_dc,
    input  wire [63:0] up_payload_header_data,
    input  wire [13:0] up_payload_payload_length,
    input  wire [31:0] up_payload_message_offset,
    input  wire [15:0] up_payload_message_peer,
    input  wire [15:0] up_payload_message_pdc,
    input  wire [15:0] up_payload_message_message_id,
    input  wire        up_payload_tracked,
    input  wire        up_payload_deferral_defers,
    input  wire        up_payload_deferral_restarts,
    input  wire        up_payload_deferral_rel,
    input  wire [31:0] up_payload_deferral_tokens_initiator,
    input  wire [31:0] up_payload_deferral_tokens_target,
    input  wire        up_payload_rendezvous_is,
    input  wire        up_payload_rendezvous_keeps,
    input  wire  [4:0] up_payload_rendezvous_slot,
    input  wire        up_payload_guard_counts,
    input  wire        up_payload_guard_compares,
    input  wire  [7:0] up_payload_guard_generation,
    input  wire        up_payload_guard_tagged,
    input  wire        up_payload_guard_risks,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_step_expired,
    output wire        down_payload_step_found,
    output wire        down_payload_step_cut,
    output wire  [5:0] down_payload_step_first_code,
    output wire  [7:0] down_payload_step_first_generation,
    output wire        down_payload_step_first_bound,
    output wire [31:0] down_payload_step_first_wr_id,
    output wire [63:0] down_payload_step_first_address,
    output wire [31:0] down_payload_step_first_claim,
    output wire        down_payload_step_first_is_cut,
    output wire        down_payload_step_first_released,
    output wire        down_payload_step_first_deferred,
    output wire  [5:0] down_payload_step_first_opcode,
    output wire [31:0] down_payload_step_first_request_length,
    output wire [63:0] down_payload_step_first_match_bits,
    output wire [31:0] down_payload_step_first_initiator,
    output wire [23:0] down_payload_step_first_job_id,
    output wire        down_payload_step_first_rendezvous_is,
    output wire  [4:0] down_payload_step_first_rendezvous_slot,
    output wire [31:0] down_payload_step_first_rendezvous_eager_length,
    output wire  [5:0] down_payload_step_header_code,
    output wire  [5:0] down_payload_step_later_code,
    output wire  [7:0] down_payload_generation,
    output wire  [5:0] down_payload_context,
    output wire        down_payload_wants_send,
    output wire        down_payload_wants_tagged,
    output wire        down_payload_is_write,
    output wire        down_payload_is_read,
    output wire        down_payload_is_no_op,
    output wire        down_payload_is_atomic,
    output wire [63:0] down_payload_region_address,
    output wire  [5:0] down_payload_slot,
    output wire        down_payload_keeps,
    output wire        down_payload_completes,
    output wire        down_payload_has_header_data,
    output wire        down_payload_dc,
    output wire [63:0] down_payload_header_data,
    output wire [13:0] down_payload_payload_length,
    output wire [31:0] down_payload_message_offset,
    output wire [15:0] down_payload_message_peer,
    output wire [15:0] down_payload_message_pdc,
    output wire [15:0] down_payload_message_message_id,
    output wire        down_payload_tracked,
    output wire        down_payload_deferral_defers,
    output wire        down_payload_deferral_restarts,
    output wire        down_payload_deferral_rel,
    output wire [31:0] down_payload_deferral_tokens_initiator,
    output wire [31:0] down_payload_deferral_tokens_target,
    output wire        down_payload_rendezvous_is,
    output wire        down_payload_rendezvous_keeps,
    output wire  [4:0] down_payload_rendezvous_slot,
    output wire        down_payload_guard_counts,
    output wire        down_payload_guard_compares,
    output wire  [7:0] down_payload_guard_generation,
    output wire        down_payload_guard_tagged,
    output wire        down_payload_guard_risks,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [695:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [695:0] items_rdata = items[rd[3:0]];

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {
        up_payload_step_expired,
        up_payload_step_found,
        up_payload_step_cut,
        up_payload_step_first_code,
        up_payload_step_first_generation,
        up_payload_step_first_bound,
        up_payload_step_first_wr_id,
        up_payload_step_first_address,
        up_payload_step_first_claim,
        up_payload_step_first_is_cut,
        up_payload_step_first_released,
        up_payload_step_first_deferred,
        up_payload_step_first_opcode,
        up_payload_step_first_request_length,
        up_payload_step_first_match_bits,
        up_payload_step_first_initiator,
        up_payload_step_first_job_id,
        up_payload_step_first_rendezvous_is,
        up_payload_step_first_rendezvous_slot,
        up_payload_step_first_rendezvous_eager_length,
        up_payload_step_header_code,
        up_payload_step_later_code,
        up_payload_generation,
        up_payload_context,
        up_payload_wants_send,
        up_payload_wants_tagged,
        up_payload_is_write,
        up_payload_is_read,
        up_payload_is_no_op,
        up_payload_is_atomic,
        up_payload_region_address,
        up_payload_slot,
        up_payload_keeps,
        up_payload_completes,
        up_payload_has_header_data,
        up_payload_dc,
        up_payload_header_data,
        up_payload_payload_length,
        up_payload_message_offset,
        up_payload_message_peer,
        up_payload_message_pdc,
        up_payload_message_message_id,
        up_payload_tracked,
        up_payload_deferral_defers,
        up_payload_deferral_restarts,
        up_payload_deferral_rel,
        up_payload_deferral_tokens_initiator,
        up_payload_deferral_tokens_target,
        up_payload_rendezvous_is,
        up_payload_rendezvous_keeps,
        up_payload_rendezvous_slot,
        up_payload_guard_counts,
        up_payload_guard_compares,
        up_payload_guard_generation,
        up_payload_guard_tagged,
        up_payload_guard_risks
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_step_expired = items_rdata[695];
    assign down_payload_step_found = items_rdata[694];
    assign down_payload_step_cut = items_rdata[693];
    assign down_payload_step_first_code = items_rdata[692:687];
    assign down_payload_step_first_generation = items_rdata[686:679];
    assign down_payload_step_first_bound = items_rdata[678];
    assign down_payload_step_first_wr_id = items_rdata[677:646];
    assign down_payload_step_first_address = items_rdata[645:582];
    assign down_payload_step_first_claim = items_rdata[581:550];
    assign down_payload_step_first_is_cut = items_rdata[549];
    assign down_payload_step_first_released = items_rdata[548];
    assign down_payload_step_first_deferred = items_rdata[547];
    assign down_payload_step_first_opcode = items_rdata[546:541];
    assign down_payload_step_first_request_length = items_rdata[540:509];
    assign down_payload_step_first_match_bits = items_rdata[508:445];
    assign down_payload_step_first_initiator = items_rdata[444:413];
    assign down_payload_step_first_job_id = items_rdata[412:389];
    assign down_payload_step_first_rendezvous_is = items_rdata[388];
    assign down_payload_step_first_rendezvous_slot = items_rdata[387:383];
    assign down_payload_step_first_rendezvous_eager_length = items_rdata[382:351];
    assign down_payload_step_header_code = items_rdata[350:345];
    assign down_payload_step_later_code = items_rdata[344:339];
    assign down_payload_generation = items_rdata[338:331];
    assign down_payload_context = items_rdata[330:325];
    assign down_payload_wants_send = items_rdata[324];
    assign down_payload_wants_tagged = items_rdata[323];
    assign down_payload_is_write = items_rdata[322];
    assign down_payload_is_read = items_rdata[321];
    assign down_payload_is_no_op = items_rdata[320];
    assign down_payload_is_atomic = items_rdata[319];
    assign down_payload_region_address = items_rdata[318:255];
    assign down_payload_slot = items_rdata[254:249];
    assign down_payload_keeps = items_rdata[248];
    assign down_payload_completes = items_rdata[247];
    assign down_payload_has_header_data = items_rdata[246];
    assign down_payload_dc = items_rdata[245];
    assign down_payload_header_data = items_rdata[244:181];
    assign down_payload_payload_length = items_rdata[180:167];
    assign down_payload_message_offset = items_rdata[166:135];
    assign down_payload_message_peer = items_rdata[134:119];
    assign down_payload_message_pdc = items_rdata[118:103];
    assign down_payload_message_message_id = items_rdata[102:87];
    assign down_payload_tracked = items_rdata[86];
    assign down_payload_deferral_defers = items_rdata[85];
    assign down_payload_deferral_restarts = items_rdata[84];
    assign down_payload_deferral_rel = items_rdata[83];
    assign down_payload_deferral_tokens_initiator = items_rdata[82:51];
    assign down_payload_deferral_tokens_target = items_rdata[50:19];
    assign down_payload_rendezvous_is = items_rdata[18];
    assign down_payload_rendezvous_keeps = items_rdata[17];
    assign down_payload_rendezvous_slot = items_rdata[16:12];
    assign down_payload_guard_counts = items_rdata[11];
    assign down_payload_guard_compares = items_rdata[10];
    assign down_payload_guard_generation = items_rdata[9:2];
    assign down_payload_guard_tagged = items_rdata[1];
    assign down_payload_guard_risks = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
