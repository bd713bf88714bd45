// Stream FIFO of 16 items of 683 bits.
`default_nettype none

module fifo_w683_d16 (
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
    input  wire  [4:0] up_payload_rendezvous_slot,
    input  wire        up_payload_rendezvous_keeps,
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
    output wire  [4:0] down_payload_rendezvous_slot,
    output wire        down_payload_rendezvous_keeps,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [682:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [682:0] items_rdata = items[rd[3:0]];

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
        up_payload_rendezvous_slot,
        up_payload_rendezvous_keeps
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
    assign down_payload_step_expired = items_rdata[682];
    assign down_payload_step_found = items_rdata[681];
    assign down_payload_step_cut = items_rdata[680];
    assign down_payload_step_first_code = items_rdata[679:674];
    assign down_payload_step_first_generation = items_rdata[673:666];
    assign down_payload_step_first_bound = items_rdata[665];
    assign down_payload_step_first_wr_id = items_rdata[664:633];
    assign down_payload_step_first_address = items_rdata[632:569];
    assign down_payload_step_first_claim = items_rdata[568:537];
    assign down_payload_step_first_is_cut = items_rdata[536];
    assign down_payload_step_first_deferred = items_rdata[535];
    assign down_payload_step_first_opcode = items_rdata[534:529];
    assign down_payload_step_first_request_length = items_rdata[528:497];
    assign down_payload_step_first_match_bits = items_rdata[496:433];
    assign down_payload_step_first_initiator = items_rdata[432:401];
    assign down_payload_step_first_job_id = items_rdata[400:377];
    assign down_payload_step_first_rendezvous_is = items_rdata[376];
    assign down_payload_step_first_rendezvous_slot = items_rdata[375:371];
    assign down_payload_step_first_rendezvous_eager_length = items_rdata[370:339];
    assign down_payload_step_header_code = items_rdata[338:333];
    assign down_payload_step_later_code = items_rdata[332:327];
    assign down_payload_generation = items_rdata[326:319];
    assign down_payload_context = items_rdata[318:313];
    assign down_payload_wants_send = items_rdata[312];
    assign down_payload_wants_tagged = items_rdata[311];
    assign down_payload_is_write = items_rdata[310];
    assign down_payload_is_read = items_rdata[309];
    assign down_payload_is_no_op = items_rdata[308];
    assign down_payload_is_atomic = items_rdata[307];
    assign down_payload_region_address = items_rdata[306:243];
    assign down_payload_slot = items_rdata[242:237];
    assign down_payload_keeps = items_rdata[236];
    assign down_payload_completes = items_rdata[235];
    assign down_payload_has_header_data = items_rdata[234];
    assign down_payload_dc = items_rdata[233];
    assign down_payload_header_data = items_rdata[232:169];
    assign down_payload_payload_length = items_rdata[168:155];
    assign down_payload_message_offset = items_rdata[154:123];
    assign down_payload_message_peer = items_rdata[122:107];
    assign down_payload_message_pdc = items_rdata[106:91];
    assign down_payload_message_message_id = items_rdata[90:75];
    assign down_payload_tracked = items_rdata[74];
    assign down_payload_deferral_defers = items_rdata[73];
    assign down_payload_deferral_restarts = items_rdata[72];
    assign down_payload_deferral_rel = items_rdata[71];
    assign down_payload_deferral_tokens_initiator = items_rdata[70:39];
    assign down_payload_deferral_tokens_target = items_rdata[38:7];
    assign down_payload_rendezvous_is = items_rdata[6];
    assign down_payload_rendezvous_slot = items_rdata[5:1];
    assign down_payload_rendezvous_keeps = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
