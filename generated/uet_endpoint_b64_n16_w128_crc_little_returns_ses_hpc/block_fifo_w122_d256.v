// Stream FIFO of 256 items of 122 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w122_d256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_valid,
    input  wire [31:0] up_payload_handle,
    input  wire [15:0] up_payload_message,
    input  wire  [1:0] up_payload_kind,
    input  wire        up_payload_response_present,
    input  wire  [1:0] up_payload_response_list,
    input  wire  [5:0] up_payload_response_opcode,
    input  wire  [5:0] up_payload_response_return_code,
    input  wire [15:0] up_payload_response_message_id,
    input  wire [31:0] up_payload_response_modified_length,
    input  wire  [7:0] up_payload_code,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_valid,
    output wire [31:0] down_payload_handle,
    output wire [15:0] down_payload_message,
    output wire  [1:0] down_payload_kind,
    output wire        down_payload_response_present,
    output wire  [1:0] down_payload_response_list,
    output wire  [5:0] down_payload_response_opcode,
    output wire  [5:0] down_payload_response_return_code,
    output wire [15:0] down_payload_response_message_id,
    output wire [31:0] down_payload_response_modified_length,
    output wire  [7:0] down_payload_code,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [8:0] wr;
    reg    [8:0] rd;
    reg          fetched;
    reg          shown;
    reg          oldest_valid;
    reg   [31:0] oldest_handle;
    reg   [15:0] oldest_message;
    reg    [1:0] oldest_kind;
    reg          oldest_response_present;
    reg    [1:0] oldest_response_list;
    reg    [5:0] oldest_response_opcode;
    reg    [5:0] oldest_response_return_code;
    reg   [15:0] oldest_response_message_id;
    reg   [31:0] oldest_response_modified_length;
    reg    [7:0] oldest_code;
    reg  [121:0] items_rdata;
    (* no_rw_check *)
    reg  [121:0] items [0:255];

    wire full = (wr ^ rd) == 9'h100;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[7:0]];
        if (push) items[wr[7:0]] <= {
        up_payload_valid,
        up_payload_handle,
        up_payload_message,
        up_payload_kind,
        up_payload_response_present,
        up_payload_response_list,
        up_payload_response_opcode,
        up_payload_response_return_code,
        up_payload_response_message_id,
        up_payload_response_modified_length,
        up_payload_code
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
            oldest_valid <= items_rdata[121];
            oldest_handle <= items_rdata[120:89];
            oldest_message <= items_rdata[88:73];
            oldest_kind <= items_rdata[72:71];
            oldest_response_present <= items_rdata[70];
            oldest_response_list <= items_rdata[69:68];
            oldest_response_opcode <= items_rdata[67:62];
            oldest_response_return_code <= items_rdata[61:56];
            oldest_response_message_id <= items_rdata[55:40];
            oldest_response_modified_length <= items_rdata[39:8];
            oldest_code <= items_rdata[7:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_valid = oldest_valid;
    assign down_payload_handle = oldest_handle;
    assign down_payload_message = oldest_message;
    assign down_payload_kind = oldest_kind;
    assign down_payload_response_present = oldest_response_present;
    assign down_payload_response_list = oldest_response_list;
    assign down_payload_response_opcode = oldest_response_opcode;
    assign down_payload_response_return_code = oldest_response_return_code;
    assign down_payload_response_message_id = oldest_response_message_id;
    assign down_payload_response_modified_length = oldest_response_modified_length;
    assign down_payload_code = oldest_code;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
