// 8 words of 58 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w58_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [25:0] next_in_flight,
    input  wire [31:0] next_removed,
    input  wire        write,
    output wire [25:0] word_in_flight,
    output wire [31:0] word_removed,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [57:0] memory_rdata;
    reg  [25:0] written_in_flight;
    reg  [31:0] written_removed;
    reg         wrote;
    reg         beside;
    reg  [25:0] fetched_in_flight;
    reg  [31:0] fetched_removed;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [57:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [25:0] word_in_flight_choice = beside_last_and_wrote ? written_in_flight : fetched_in_flight;
    wire [31:0] word_removed_choice = beside_last_and_wrote ? written_removed : fetched_removed;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_in_flight, next_removed};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        written_in_flight <= next_in_flight;
        written_removed <= next_removed;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_in_flight <= one_apart_and_wrote ? written_in_flight : memory_rdata[57:32];
        fetched_removed <= one_apart_and_wrote ? written_removed : memory_rdata[31:0];
        beside_last <= beside;
    end

    assign word_in_flight = word_in_flight_choice;
    assign word_removed = word_removed_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [25:0] expected_in_flight;
    reg  [31:0] expected_removed;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_in_flight_choice, word_removed_choice} == {expected_in_flight, expected_removed};

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
                expected_in_flight <= next_in_flight;
                expected_removed <= next_removed;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
