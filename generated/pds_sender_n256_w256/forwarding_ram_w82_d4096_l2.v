// 4096 words of 82 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w82_d4096_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire [11:0] addr,
    input  wire        enable,
    input  wire  [1:0] next_state,
    input  wire  [1:0] next_sendings,
    input  wire        next_counted,
    input  wire  [3:0] next_rto,
    input  wire  [3:0] next_held,
    input  wire  [4:0] next_nacks,
    input  wire [31:0] next_sent_at,
    input  wire [31:0] next_due,
    input  wire        write,
    output wire  [1:0] word_state,
    output wire  [1:0] word_sendings,
    output wire        word_counted,
    output wire  [3:0] word_rto,
    output wire  [3:0] word_held,
    output wire  [4:0] word_nacks,
    output wire [31:0] word_sent_at,
    output wire [31:0] word_due,
    output wire [11:0] at,
    output wire        valid
);

    reg  [11:0] addr_1;
    reg         valid_1;
    reg  [11:0] addr_2;
    reg         valid_2;
    reg  [81:0] memory_rdata;
    reg   [1:0] written_state;
    reg   [1:0] written_sendings;
    reg         written_counted;
    reg   [3:0] written_rto;
    reg   [3:0] written_held;
    reg   [4:0] written_nacks;
    reg  [31:0] written_sent_at;
    reg  [31:0] written_due;
    reg         wrote;
    reg         beside;
    reg   [1:0] fetched_state;
    reg   [1:0] fetched_sendings;
    reg         fetched_counted;
    reg   [3:0] fetched_rto;
    reg   [3:0] fetched_held;
    reg   [4:0] fetched_nacks;
    reg  [31:0] fetched_sent_at;
    reg  [31:0] fetched_due;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [81:0] memory [0:4095];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire  [1:0] word_state_choice = beside_last_and_wrote ? written_state : fetched_state;
    wire  [1:0] word_sendings_choice = beside_last_and_wrote ? written_sendings : fetched_sendings;
    wire        word_counted_choice = beside_last_and_wrote ? written_counted : fetched_counted;
    wire  [3:0] word_rto_choice = beside_last_and_wrote ? written_rto : fetched_rto;
    wire  [3:0] word_held_choice = beside_last_and_wrote ? written_held : fetched_held;
    wire  [4:0] word_nacks_choice = beside_last_and_wrote ? written_nacks : fetched_nacks;
    wire [31:0] word_sent_at_choice = beside_last_and_wrote ? written_sent_at : fetched_sent_at;
    wire [31:0] word_due_choice = beside_last_and_wrote ? written_due : fetched_due;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_state, next_sendings, next_counted, next_rto, next_held, next_nacks, next_sent_at, next_due};
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
        written_state <= next_state;
        written_sendings <= next_sendings;
        written_counted <= next_counted;
        written_rto <= next_rto;
        written_held <= next_held;
        written_nacks <= next_nacks;
        written_sent_at <= next_sent_at;
        written_due <= next_due;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_state <= one_apart_and_wrote ? written_state : memory_rdata[81:80];
        fetched_sendings <= one_apart_and_wrote ? written_sendings : memory_rdata[79:78];
        fetched_counted <= one_apart_and_wrote ? written_counted : memory_rdata[77];
        fetched_rto <= one_apart_and_wrote ? written_rto : memory_rdata[76:73];
        fetched_held <= one_apart_and_wrote ? written_held : memory_rdata[72:69];
        fetched_nacks <= one_apart_and_wrote ? written_nacks : memory_rdata[68:64];
        fetched_sent_at <= one_apart_and_wrote ? written_sent_at : memory_rdata[63:32];
        fetched_due <= one_apart_and_wrote ? written_due : memory_rdata[31:0];
        beside_last <= beside;
    end

    assign word_state = word_state_choice;
    assign word_sendings = word_sendings_choice;
    assign word_counted = word_counted_choice;
    assign word_rto = word_rto_choice;
    assign word_held = word_held_choice;
    assign word_nacks = word_nacks_choice;
    assign word_sent_at = word_sent_at_choice;
    assign word_due = word_due_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg  [11:0] watched;
    reg         known;
    reg   [1:0] expected_state;
    reg   [1:0] expected_sendings;
    reg         expected_counted;
    reg   [3:0] expected_rto;
    reg   [3:0] expected_held;
    reg   [4:0] expected_nacks;
    reg  [31:0] expected_sent_at;
    reg  [31:0] expected_due;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [81:0] word_is_latest_word = {
        word_state_choice,
        word_sendings_choice,
        word_counted_choice,
        word_rto_choice,
        word_held_choice,
        word_nacks_choice,
        word_sent_at_choice,
        word_due_choice
    };
    wire [81:0] word_is_latest_word_2 = {
        expected_state,
        expected_sendings,
        expected_counted,
        expected_rto,
        expected_held,
        expected_nacks,
        expected_sent_at,
        expected_due
    };

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
                expected_state <= next_state;
                expected_sendings <= next_sendings;
                expected_counted <= next_counted;
                expected_rto <= next_rto;
                expected_held <= next_held;
                expected_nacks <= next_nacks;
                expected_sent_at <= next_sent_at;
                expected_due <= next_due;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
