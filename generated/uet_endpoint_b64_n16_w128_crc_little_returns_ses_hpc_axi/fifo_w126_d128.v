// Stream FIFO of 128 items of 126 bits.
`default_nettype none

module fifo_w126_d128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_valid,
    input  wire  [3:0] up_payload_place,
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
    output wire  [3:0] down_payload_place,
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

    reg    [7:0] wr;
    reg    [7:0] rd;
    reg  [125:0] items [0:127];

    wire         full = (wr ^ rd) == 8'd128;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [125:0] items_rdata = items[rd[6:0]];

    always @(posedge clk) begin
        if (push) items[wr[6:0]] <= {
        up_payload_valid,
        up_payload_place,
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
            wr <= 8'd0;
            rd <= 8'd0;
        end else begin
            if (push) begin
                wr <= wr + 8'd1;
            end
            if (pop) begin
                rd <= rd + 8'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_valid = items_rdata[125];
    assign down_payload_place = items_rdata[124:121];
    assign down_payload_handle = items_rdata[120:89];
    assign down_payload_message = items_rdata[88:73];
    assign down_payload_kind = items_rdata[72:71];
    assign down_payload_response_present = items_rdata[70];
    assign down_payload_response_list = items_rdata[69:68];
    assign down_payload_response_opcode = items_rdata[67:62];
    assign down_payload_response_return_code = items_rdata[61:56];
    assign down_payload_response_message_id = items_rdata[55:40];
    assign down_payload_response_modified_length = items_rdata[39:8];
    assign down_payload_code = items_rdata[7:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 8'd128);
`endif

endmodule

`default_nettype wire
