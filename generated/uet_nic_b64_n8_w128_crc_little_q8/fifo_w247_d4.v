// Stream FIFO of 4 items of 247 bits.
`default_nettype none

module fifo_w247_d4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] up_payload_ring,
    input  wire [63:0] up_payload_facts_key,
    input  wire [63:0] up_payload_facts_header_data,
    input  wire [31:0] up_payload_facts_initiator,
    input  wire [31:0] up_payload_facts_bytes,
    input  wire  [1:0] up_payload_facts_kind,
    input  wire        up_payload_facts_has_header_data,
    input  wire        up_payload_facts_receives,
    input  wire  [7:0] up_payload_facts_opcode,
    input  wire  [7:0] up_payload_facts_code,
    input  wire [31:0] up_payload_facts_wr_id,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [2:0] down_payload_ring,
    output wire [63:0] down_payload_facts_key,
    output wire [63:0] down_payload_facts_header_data,
    output wire [31:0] down_payload_facts_initiator,
    output wire [31:0] down_payload_facts_bytes,
    output wire  [1:0] down_payload_facts_kind,
    output wire        down_payload_facts_has_header_data,
    output wire        down_payload_facts_receives,
    output wire  [7:0] down_payload_facts_opcode,
    output wire  [7:0] down_payload_facts_code,
    output wire [31:0] down_payload_facts_wr_id,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [2:0] wr;
    reg    [2:0] rd;
    reg  [246:0] items [0:3];

    wire         full = (wr ^ rd) == 3'd4;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [246:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {
        up_payload_ring,
        up_payload_facts_key,
        up_payload_facts_header_data,
        up_payload_facts_initiator,
        up_payload_facts_bytes,
        up_payload_facts_kind,
        up_payload_facts_has_header_data,
        up_payload_facts_receives,
        up_payload_facts_opcode,
        up_payload_facts_code,
        up_payload_facts_wr_id
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_ring = items_rdata[246:244];
    assign down_payload_facts_key = items_rdata[243:180];
    assign down_payload_facts_header_data = items_rdata[179:116];
    assign down_payload_facts_initiator = items_rdata[115:84];
    assign down_payload_facts_bytes = items_rdata[83:52];
    assign down_payload_facts_kind = items_rdata[51:50];
    assign down_payload_facts_has_header_data = items_rdata[49];
    assign down_payload_facts_receives = items_rdata[48];
    assign down_payload_facts_opcode = items_rdata[47:40];
    assign down_payload_facts_code = items_rdata[39:32];
    assign down_payload_facts_wr_id = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
