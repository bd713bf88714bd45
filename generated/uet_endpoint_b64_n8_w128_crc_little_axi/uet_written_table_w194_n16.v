// 16 entries of 194 bits that software has written, to be read back.
`default_nettype none

module uet_written_table_w194_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] index,
    input  wire         write,
    input  wire [193:0] data,
    output wire [193:0] entry
);

    reg   [15:0] written;
    reg  [193:0] entries [0:15];

    wire [193:0] entries_rdata = entries[index];
    wire  [15:0] written_shr_index = written >> index;
    wire         written_shr_index_0 = written_shr_index[0];

    always @(posedge clk) begin
        if (write) entries[index] <= data;
    end

    always @(posedge clk) begin
        if (rst) begin
            written <= 16'd0;
        end else begin
            if (write) begin
                written <= written | (16'd1 << index);
            end
        end
    end

    assign entry = entries_rdata & {194{written_shr_index_0}};

    wire _unused_ok = &{1'b0, written_shr_index[15:1]};

endmodule

`default_nettype wire
