// Stream FIFO of 256 items of 572 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w572_d256 (
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
    input  wire  [5:0] up_payload_step_first_opcode,
    input  wire [31:0] up_payload_step_first_request_length,
    input  wire [63:0] up_payload_step_first_match_bits,
    input  wire [31:0] up_payload_step_first_initiator,
    input  wire [23:0] up_payload_step_first_job_id,
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
    input  wire  [7:0] up_payload_slot,
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
    output wire  [5:0] down_payload_step_first_opcode,
    output wire [31:0] down_payload_step_first_request_length,
    output wire [63:0] down_payload_step_first_match_bits,
    output wire [31:0] down_payload_step_first_initiator,
    output wire [23:0] down_payload_step_first_job_id,
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
    output wire  [7:0] down_payload_slot,
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
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [8:0] wr;
    reg    [8:0] rd;
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
    reg    [5:0] oldest_step_first_opcode;
    reg   [31:0] oldest_step_first_request_length;
    reg   [63:0] oldest_step_first_match_bits;
    reg   [31:0] oldest_step_first_initiator;
    reg   [23:0] oldest_step_first_job_id;
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
    reg    [7:0] oldest_slot;
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
    reg  [571:0] items_rdata;
    (* no_rw_check *)
    reg  [571:0] items [0:255];

    wire full = (wr ^ rd) == 9'h100;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[7:0]];
        if (push) items[wr[7:0]] <= {
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
        up_payload_step_first_opcode,
        up_payload_step_first_request_length,
        up_payload_step_first_match_bits,
        up_payload_step_first_initiator,
        up_payload_step_first_job_id,
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
        up_payload_tracked
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 9'd0;
            rd <= 9'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 9'd1;
            end
            if (fetch) begin
                rd <= rd + 9'd1;
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
            oldest_step_expired <= items_rdata[571];
            oldest_step_found <= items_rdata[570];
            oldest_step_cut <= items_rdata[569];
            oldest_step_first_code <= items_rdata[568:563];
            oldest_step_first_generation <= items_rdata[562:555];
            oldest_step_first_bound <= items_rdata[554];
            oldest_step_first_wr_id <= items_rdata[553:522];
            oldest_step_first_address <= items_rdata[521:458];
            oldest_step_first_claim <= items_rdata[457:426];
            oldest_step_first_is_cut <= items_rdata[425];
            oldest_step_first_opcode <= items_rdata[424:419];
            oldest_step_first_request_length <= items_rdata[418:387];
            oldest_step_first_match_bits <= items_rdata[386:323];
            oldest_step_first_initiator <= items_rdata[322:291];
            oldest_step_first_job_id <= items_rdata[290:267];
            oldest_step_header_code <= items_rdata[266:261];
            oldest_step_later_code <= items_rdata[260:255];
            oldest_generation <= items_rdata[254:247];
            oldest_context <= items_rdata[246:241];
            oldest_wants_send <= items_rdata[240];
            oldest_wants_tagged <= items_rdata[239];
            oldest_is_write <= items_rdata[238];
            oldest_is_read <= items_rdata[237];
            oldest_is_no_op <= items_rdata[236];
            oldest_is_atomic <= items_rdata[235];
            oldest_region_address <= items_rdata[234:171];
            oldest_slot <= items_rdata[170:163];
            oldest_keeps <= items_rdata[162];
            oldest_completes <= items_rdata[161];
            oldest_has_header_data <= items_rdata[160];
            oldest_dc <= items_rdata[159];
            oldest_header_data <= items_rdata[158:95];
            oldest_payload_length <= items_rdata[94:81];
            oldest_message_offset <= items_rdata[80:49];
            oldest_message_peer <= items_rdata[48:33];
            oldest_message_pdc <= items_rdata[32:17];
            oldest_message_message_id <= items_rdata[16:1];
            oldest_tracked <= items_rdata[0];
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
    assign down_payload_step_first_opcode = oldest_step_first_opcode;
    assign down_payload_step_first_request_length = oldest_step_first_request_length;
    assign down_payload_step_first_match_bits = oldest_step_first_match_bits;
    assign down_payload_step_first_initiator = oldest_step_first_initiator;
    assign down_payload_step_first_job_id = oldest_step_first_job_id;
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
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
