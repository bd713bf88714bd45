// Stream FIFO of 128 items of 683 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w683_d128 (
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

    reg    [7:0] wr;
    reg    [7:0] rd;
    reg          fetched;
    reg          shown;
    reg          oldest_step_expired;
    reg          oldest_step_found;
    reg          oldest_step_cut;
    reg    [5:0] oldest_step_first_code;
    reg    [7:0] oldest_step_first_generation;
    reg          oldest_step_first_bound;
    reg   [31:0] oldest_step_first_wr_id;
    reg   [63:0] oldest_step_first_address;
    reg   [31:0] oldest_step_first_claim;
    reg          oldest_step_first_is_cut;
    reg          oldest_step_first_deferred;
    reg    [5:0] oldest_step_first_opcode;
    reg   [31:0] oldest_step_first_request_length;
    reg   [63:0] oldest_step_first_match_bits;
    reg   [31:0] oldest_step_first_initiator;
    reg   [23:0] oldest_step_first_job_id;
    reg          oldest_step_first_rendezvous_is;
    reg    [4:0] oldest_step_first_rendezvous_slot;
    reg   [31:0] oldest_step_first_rendezvous_eager_length;
    reg    [5:0] oldest_step_header_code;
    reg    [5:0] oldest_step_later_code;
    reg    [7:0] oldest_generation;
    reg    [5:0] oldest_context;
    reg          oldest_wants_send;
    reg          oldest_wants_tagged;
    reg          oldest_is_write;
    reg          oldest_is_read;
    reg          oldest_is_no_op;
    reg          oldest_is_atomic;
    reg   [63:0] oldest_region_address;
    reg    [5:0] oldest_slot;
    reg          oldest_keeps;
    reg          oldest_completes;
    reg          oldest_has_header_data;
    reg          oldest_dc;
    reg   [63:0] oldest_header_data;
    reg   [13:0] oldest_payload_length;
    reg   [31:0] oldest_message_offset;
    reg   [15:0] oldest_message_peer;
    reg   [15:0] oldest_message_pdc;
    reg   [15:0] oldest_message_message_id;
    reg          oldest_tracked;
    reg          oldest_deferral_defers;
    reg          oldest_deferral_restarts;
    reg          oldest_deferral_rel;
    reg   [31:0] oldest_deferral_tokens_initiator;
    reg   [31:0] oldest_deferral_tokens_target;
    reg          oldest_rendezvous_is;
    reg    [4:0] oldest_rendezvous_slot;
    reg          oldest_rendezvous_keeps;
    reg  [682:0] items_rdata;
    (* no_rw_check *)
    reg  [682:0] items [0:127];

    wire full = (wr ^ rd) == 8'd128;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[6:0]];
        if (push) items[wr[6:0]] <= {
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
            wr <= 8'd0;
            rd <= 8'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 8'd1;
            end
            if (fetch) begin
                rd <= rd + 8'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_step_expired <= items_rdata[682];
            oldest_step_found <= items_rdata[681];
            oldest_step_cut <= items_rdata[680];
            oldest_step_first_code <= items_rdata[679:674];
            oldest_step_first_generation <= items_rdata[673:666];
            oldest_step_first_bound <= items_rdata[665];
            oldest_step_first_wr_id <= items_rdata[664:633];
            oldest_step_first_address <= items_rdata[632:569];
            oldest_step_first_claim <= items_rdata[568:537];
            oldest_step_first_is_cut <= items_rdata[536];
            oldest_step_first_deferred <= items_rdata[535];
            oldest_step_first_opcode <= items_rdata[534:529];
            oldest_step_first_request_length <= items_rdata[528:497];
            oldest_step_first_match_bits <= items_rdata[496:433];
            oldest_step_first_initiator <= items_rdata[432:401];
            oldest_step_first_job_id <= items_rdata[400:377];
            oldest_step_first_rendezvous_is <= items_rdata[376];
            oldest_step_first_rendezvous_slot <= items_rdata[375:371];
            oldest_step_first_rendezvous_eager_length <= items_rdata[370:339];
            oldest_step_header_code <= items_rdata[338:333];
            oldest_step_later_code <= items_rdata[332:327];
            oldest_generation <= items_rdata[326:319];
            oldest_context <= items_rdata[318:313];
            oldest_wants_send <= items_rdata[312];
            oldest_wants_tagged <= items_rdata[311];
            oldest_is_write <= items_rdata[310];
            oldest_is_read <= items_rdata[309];
            oldest_is_no_op <= items_rdata[308];
            oldest_is_atomic <= items_rdata[307];
            oldest_region_address <= items_rdata[306:243];
            oldest_slot <= items_rdata[242:237];
            oldest_keeps <= items_rdata[236];
            oldest_completes <= items_rdata[235];
            oldest_has_header_data <= items_rdata[234];
            oldest_dc <= items_rdata[233];
            oldest_header_data <= items_rdata[232:169];
            oldest_payload_length <= items_rdata[168:155];
            oldest_message_offset <= items_rdata[154:123];
            oldest_message_peer <= items_rdata[122:107];
            oldest_message_pdc <= items_rdata[106:91];
            oldest_message_message_id <= items_rdata[90:75];
            oldest_tracked <= items_rdata[74];
            oldest_deferral_defers <= items_rdata[73];
            oldest_deferral_restarts <= items_rdata[72];
            oldest_deferral_rel <= items_rdata[71];
            oldest_deferral_tokens_initiator <= items_rdata[70:39];
            oldest_deferral_tokens_target <= items_rdata[38:7];
            oldest_rendezvous_is <= items_rdata[6];
            oldest_rendezvous_slot <= items_rdata[5:1];
            oldest_rendezvous_keeps <= items_rdata[0];
        end
    end

    assign up_ready = !full;
    assign down_payload_step_expired = oldest_step_expired;
    assign down_payload_step_found = oldest_step_found;
    assign down_payload_step_cut = oldest_step_cut;
    assign down_payload_step_first_code = oldest_step_first_code;
    assign down_payload_step_first_generation = oldest_step_first_generation;
    assign down_payload_step_first_bound = oldest_step_first_bound;
    assign down_payload_step_first_wr_id = oldest_step_first_wr_id;
    assign down_payload_step_first_address = oldest_step_first_address;
    assign down_payload_step_first_claim = oldest_step_first_claim;
    assign down_payload_step_first_is_cut = oldest_step_first_is_cut;
    assign down_payload_step_first_deferred = oldest_step_first_deferred;
    assign down_payload_step_first_opcode = oldest_step_first_opcode;
    assign down_payload_step_first_request_length = oldest_step_first_request_length;
    assign down_payload_step_first_match_bits = oldest_step_first_match_bits;
    assign down_payload_step_first_initiator = oldest_step_first_initiator;
    assign down_payload_step_first_job_id = oldest_step_first_job_id;
    assign down_payload_step_first_rendezvous_is = oldest_step_first_rendezvous_is;
    assign down_payload_step_first_rendezvous_slot = oldest_step_first_rendezvous_slot;
    assign down_payload_step_first_rendezvous_eager_length = oldest_step_first_rendezvous_eager_length;
    assign down_payload_step_header_code = oldest_step_header_code;
    assign down_payload_step_later_code = oldest_step_later_code;
    assign down_payload_generation = oldest_generation;
    assign down_payload_context = oldest_context;
    assign down_payload_wants_send = oldest_wants_send;
    assign down_payload_wants_tagged = oldest_wants_tagged;
    assign down_payload_is_write = oldest_is_write;
    assign down_payload_is_read = oldest_is_read;
    assign down_payload_is_no_op = oldest_is_no_op;
    assign down_payload_is_atomic = oldest_is_atomic;
    assign down_payload_region_address = oldest_region_address;
    assign down_payload_slot = oldest_slot;
    assign down_payload_keeps = oldest_keeps;
    assign down_payload_completes = oldest_completes;
    assign down_payload_has_header_data = oldest_has_header_data;
    assign down_payload_dc = oldest_dc;
    assign down_payload_header_data = oldest_header_data;
    assign down_payload_payload_length = oldest_payload_length;
    assign down_payload_message_offset = oldest_message_offset;
    assign down_payload_message_peer = oldest_message_peer;
    assign down_payload_message_pdc = oldest_message_pdc;
    assign down_payload_message_message_id = oldest_message_message_id;
    assign down_payload_tracked = oldest_tracked;
    assign down_payload_deferral_defers = oldest_deferral_defers;
    assign down_payload_deferral_restarts = oldest_deferral_restarts;
    assign down_payload_deferral_rel = oldest_deferral_rel;
    assign down_payload_deferral_tokens_initiator = oldest_deferral_tokens_initiator;
    assign down_payload_deferral_tokens_target = oldest_deferral_tokens_target;
    assign down_payload_rendezvous_is = oldest_rendezvous_is;
    assign down_payload_rendezvous_slot = oldest_rendezvous_slot;
    assign down_payload_rendezvous_keeps = oldest_rendezvous_keeps;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 8'd128);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[6:0] == rd[6:0]));
`endif

endmodule

`default_nettype wire
